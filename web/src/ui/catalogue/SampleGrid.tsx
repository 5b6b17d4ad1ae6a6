import { classNames } from '../../lib/text.ts'
import { DOCUMENT_CARD, DOCUMENT_GRID, DOCUMENT_TEXT, SHEET_TOP } from './card-layout.ts'

/** How long the lines of a made-up text are; no two neighbours alike. */
const LINES = ['w-full', 'w-11/12', 'w-full', 'w-2/3'] as const
const TITLES = ['w-5/6', 'w-3/5', 'w-11/12', 'w-3/4', 'w-2/3', 'w-4/5'] as const

/** Document cards without a document: bars in place of words, for what must not be shown. */
export function SampleGrid() {
  return (
    <div className={DOCUMENT_GRID}>
      {TITLES.map((title) => (
        <div key={title} className={DOCUMENT_CARD}>
          <SampleSheet />
          <div className={classNames(DOCUMENT_TEXT, 'gap-2.5')}>
            <Bar className={classNames('h-4 bg-ink', title)} />
            <Bar className="mb-2 h-3 w-1/2 bg-ink-soft" />
            {LINES.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bars without an identity of their own
              <Bar key={index} className={classNames('h-3 bg-ink-soft/70', width)} />
            ))}
            <Bar className="mt-3 h-9 w-32 bg-brand-soft" />
          </div>
        </div>
      ))}
    </div>
  )
}

function SampleSheet() {
  return (
    <div className={classNames(SHEET_TOP, 'border-line border-b bg-paper')}>
      <div className="h-1/2 bg-band" />
      <div className="flex flex-col gap-2 p-3">
        {LINES.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars without an identity of their own
          <Bar key={index} className={classNames('h-1.5 bg-line', width)} />
        ))}
      </div>
    </div>
  )
}

function Bar({ className }: { className: string }) {
  return <div className={classNames('max-w-full rounded-sm', className)} />
}
