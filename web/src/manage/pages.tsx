import { type ComponentType, lazy } from 'react'
import type { Standing } from '../ui/badges.tsx'
import type { Kind, StoredRecord } from './kind.ts'

type LoadKind<Item extends StoredRecord> = () => Promise<{ default: Kind<Item> }>

/** A page of one kind. Its code and its kind are fetched together, when it is opened. */
const pageOf = <Item extends StoredRecord>(
  loadKind: LoadKind<Item>,
  loadPage: () => Promise<ComponentType<{ kind: Kind<Item> }>>,
): ComponentType =>
  lazy(async () => {
    const [{ default: kind }, Page] = await Promise.all([loadKind(), loadPage()])
    return { default: () => <Page kind={kind} /> }
  })

export type KindPages = readonly (readonly [path: string, page: ComponentType])[]

export const kindPages = <Item extends StoredRecord>(loadKind: LoadKind<Item>): KindPages => [
  ['', pageOf(loadKind, async () => (await import('./ListPage.tsx')).ListPage)],
  ['/crear', pageOf(loadKind, async () => (await import('./FormPage.tsx')).CreatePage)],
  ['/editar/:id', pageOf(loadKind, async () => (await import('./FormPage.tsx')).EditPage)],
  ['/eliminar/:id', pageOf(loadKind, async () => (await import('./DeletePage.tsx')).DeletePage)],
]

export const kindPagesWithPreview = <Item extends StoredRecord & Standing>(
  loadKind: LoadKind<Item>,
): KindPages => [
  ...kindPages(loadKind),
  ['/ver/:id', pageOf(loadKind, async () => (await import('./PreviewPage.tsx')).PreviewPage)],
]
