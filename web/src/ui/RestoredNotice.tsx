import { RotateCcw } from 'lucide-react'
import { isPrivate, isSecret } from '../form/drafts.ts'
import { classNames } from '../lib/text.ts'
import { Button } from './Button.tsx'
import { MENSAJES_BORRADOR as TEXTO } from './draft-messages.ts'
import type { Restored } from './useDraftForm.ts'

interface RestoredNoticeProps extends Restored {
  startOver: () => void
}

const isFile = (name: string) => !isSecret(name) && !isPrivate(name)

const detailsOf = ({ missing, recovered, hasPrivate, leftover }: Restored): string[] => [
  ...(recovered ? [leftover === 'kept' ? TEXTO.whereItIs : TEXTO.goesOnLeaving] : []),
  ...(hasPrivate ? [TEXTO.privateForAnHour] : []),
  ...(missing.some(isPrivate) ? [TEXTO.missingPrivate] : []),
  ...(missing.some(isSecret) ? [TEXTO.missingPassword] : []),
  ...(missing.some(isFile) ? [TEXTO.missingFile] : []),
]

/**
 * Tells that the form holds a draft, where it is stored and what it lacks, and offers to do without it; or that there
 * was one, which no longer fits.
 */
export function RestoredNotice({ startOver, ...restored }: RestoredNoticeProps) {
  const frame = 'rounded-md bg-brand-soft px-4 py-2'
  if (restored.outdated)
    return (
      <p role="status" className={frame}>
        {TEXTO.outdated}
      </p>
    )
  return (
    <div className={classNames('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', frame)}>
      <div role="status">
        <p className="font-semibold">{restored.recovered ? TEXTO.recovered : TEXTO.unfinished}</p>
        <p className="text-sm">{detailsOf(restored).join(' ')}</p>
      </div>
      <Button variant="quiet" small onClick={() => startOver()}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {TEXTO.startOver}
      </Button>
    </div>
  )
}
