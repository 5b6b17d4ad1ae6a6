import { useState } from 'react'
import { applyCode } from '../../api/identity.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError } from '../../ui/dialog.ts'
import { AuthCard } from './AuthCard.tsx'
import { isSpentLink, linkErrorText } from './link-errors.ts'
import { OutcomeCard } from './OutcomeCard.tsx'
import { SpentLink } from './SpentLink.tsx'

interface ApplyCodeProps {
  code: string
  texts: {
    title: string
    text: string
    button: string
    done: string
    doneText: string
    /** What the one way on is called. */
    next: string
    /** For a link that was used or has expired. */
    spentText: string
  }
  /** Where the one way on leads. */
  to: string
}

/** By a press, and not by itself: a mail's links are opened by programs that look for harm, too. */
export function ApplyCode({ code, texts, to }: ApplyCodeProps) {
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'spent'>('asked')

  const apply = async () => {
    setState('busy')
    try {
      await applyCode(code)
      setState('done')
    } catch (error) {
      if (isSpentLink(error)) return setState('spent')
      setState('asked')
      await alertError(linkErrorText(error))
    }
  }

  if (state === 'spent') return <SpentLink text={texts.spentText} />
  if (state === 'done')
    return <OutcomeCard title={texts.done} text={texts.doneText} to={to} label={texts.next} />
  return (
    <AuthCard title={texts.title} text={texts.text}>
      <div className=" flex flex-col gap-3">
        <Button busy={state === 'busy'} onClick={() => void apply()}>
          {texts.button}
        </Button>
      </div>
    </AuthCard>
  )
}
