import type { ComponentType, ReactNode } from 'react'
import { useTabNote } from '../../lib/storage.ts'
import { focusHeading } from '../focus-heading.ts'
import { Part } from '../Part.tsx'
import { SkeletonList } from '../Skeleton.tsx'

export interface ReceiptPageProps<Given> {
  given: Given
  /** Back to the form. */
  again: () => void
}

interface ReceiptOrProps<Given> {
  /** Names it in the tab's storage. */
  name: string
  owner: string | null
  receipt: ComponentType<ReceiptPageProps<Given>>
  /** The form and what stands beside it; `give` puts the receipt in their place. */
  children: (give: (given: Given) => void) => ReactNode
}

/**
 * A form, or the receipt of what it last sent from this tab. Behind the receipt the form waits as it is, so that who asks
 * again need not say again who they are.
 */
export function ReceiptOr<Given>({ name, owner, receipt: Receipt, children }: ReceiptOrProps<Given>) {
  const { note: given, write, remove } = useTabNote<Given>(name, owner)
  const again = () => {
    remove()
    focusHeading()
  }
  return (
    <>
      {given && (
        <Part fallback={<SkeletonList count={1} className="min-h-96 w-full max-w-text" />}>
          <Receipt given={given} again={again} />
        </Part>
      )}
      <div hidden={given !== null}>{children(write)}</div>
    </>
  )
}
