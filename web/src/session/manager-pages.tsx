import { type ComponentType, lazy } from 'react'
import { useScreenPath } from '../auth/paths.ts'
import { useSession } from '../auth/session.ts'
import type { WithId } from '../lib/record-table.ts'
import type { Standing } from '../ui/records/publication.tsx'
import type { Desk, KindForm, KindPreview, PreviewedKind, RecordKind } from '../ui/records/record-kind.ts'

export interface ManagerPages {
  list: ComponentType
  create: ComponentType
  edit: ComponentType
  delete: ComponentType
  /** Of a kind whose records have one. */
  preview?: ComponentType
}

/** A page of `ui/records`, at the desk of whoever is using the portal; `path` is the list's, below a dashboard. */
const managerPage = <About extends object>(path: string, Page: ComponentType<About & Desk>, about: About) =>
  function ManagerPage() {
    return <Page {...about} owner={useSession().uid} list={useScreenPath(path)} />
  }

type Load<T> = () => Promise<{ default: T }>

/**
 * The pages of a kind, for the path of its list. Each is fetched when it is opened, and the form, with its schemas,
 * by two of them alone.
 */
export const managerPages =
  <Input, Item extends WithId>(
    loadKind: Load<RecordKind<Input, Item>>,
    loadForm: Load<KindForm<Input, Item>>,
  ) =>
  (path: string): ManagerPages => ({
    list: lazy(async () => {
      const load = [import('../ui/records/ListPage.tsx'), loadKind()] as const
      const [{ ListPage }, { default: kind }] = await Promise.all(load)
      return { default: managerPage(path, ListPage<Input, Item>, { kind }) }
    }),
    create: lazy(async () => {
      const load = [import('../ui/records/CreatePage.tsx'), loadKind(), loadForm()] as const
      const [{ CreatePage }, { default: kind }, { default: form }] = await Promise.all(load)
      return { default: managerPage(path, CreatePage<Input, Item>, { kind, form }) }
    }),
    edit: lazy(async () => {
      const load = [import('../ui/records/EditPage.tsx'), loadKind(), loadForm()] as const
      const [{ EditPage }, { default: kind }, { default: form }] = await Promise.all(load)
      return { default: managerPage(path, EditPage<Input, Item>, { kind, form }) }
    }),
    delete: lazy(async () => {
      const load = [import('../ui/records/DeletePage.tsx'), loadKind()] as const
      const [{ DeletePage }, { default: kind }] = await Promise.all(load)
      return { default: managerPage(path, DeletePage<Input, Item>, { kind }) }
    }),
  })

/** The same pages, and that on which staff sees a record as its readers do. */
export const withPreview =
  <Input, Item extends WithId & Standing>(
    pagesBelow: (path: string) => ManagerPages,
    loadKind: Load<PreviewedKind<Input, Item>>,
    loadPreview: Load<KindPreview<Item>>,
  ) =>
  (path: string): ManagerPages => ({
    ...pagesBelow(path),
    preview: lazy(async () => {
      const load = [import('../ui/records/PreviewPage.tsx'), loadKind(), loadPreview()] as const
      const [{ PreviewPage }, { default: kind }, { default: preview }] = await Promise.all(load)
      return { default: managerPage(path, PreviewPage<Input, Item>, { kind, preview }) }
    }),
  })
