import type { WithId } from '@naf/web/src/lib/record-table.ts'
import { managerPage } from '@naf/web/src/session/manager-pages.tsx'
import { CreatePage } from '@naf/web/src/ui/records/CreatePage.tsx'
import { DeletePage } from '@naf/web/src/ui/records/DeletePage.tsx'
import { EditPage } from '@naf/web/src/ui/records/EditPage.tsx'
import { ListPage } from '@naf/web/src/ui/records/ListPage.tsx'
import type { KindForm, RecordKind } from '@naf/web/src/ui/records/record-kind.ts'

/** The four pages of a kind, all at hand: in the portal each is fetched when it is opened. */
export const pagesOf = <Input, Item extends WithId>(
  path: string,
  kind: RecordKind<Input, Item>,
  form: KindForm<Input, Item>,
) => ({
  list: managerPage(path, ListPage<Input, Item>, { kind }),
  create: managerPage(path, CreatePage<Input, Item>, { kind, form }),
  edit: managerPage(path, EditPage<Input, Item>, { kind, form }),
  delete: managerPage(path, DeletePage<Input, Item>, { kind }),
})
