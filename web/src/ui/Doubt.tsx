import { Button } from './Button.tsx'

/** A question about what was typed, which nobody has to answer: the form is taken as it is. */
export interface DoubtAsked {
  text: string
  /** What puts it right, where that is known. */
  fix?: { label: string; apply: () => void }
}

interface DoubtProps {
  id: string
  /** Null where there is none now: the place is there all the same, and takes none, so that one that comes is read out. */
  doubt: DoubtAsked | null
}

export function Doubt({ id, doubt }: DoubtProps) {
  return (
    <div id={id} role="status" className="doubt">
      {doubt && (
        <div className="flex animate-appear flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-accent-soft px-3 py-1.5 text-sm">
          <p>{doubt.text}</p>
          {doubt.fix && (
            <Button variant="quiet" small onClick={doubt.fix.apply}>
              {doubt.fix.label}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
