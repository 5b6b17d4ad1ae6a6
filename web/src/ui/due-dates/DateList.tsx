import { type DueDate, titleOf } from '@naf/contract'
import { formatWeekday } from '../../lib/format.ts'
import { classNames } from '../../lib/text.ts'
import { soon } from './due-dates.ts'

/** What is to be declared, and by when; what is over is paler. */
export function DateList({ dates, today }: { dates: readonly DueDate[]; today: string }) {
  if (dates.length === 0) return null
  return (
    <dl className="divide-y divide-line">
      {dates.map((date) => {
        const near = soon(date.day, today)
        return (
          <div
            key={`${date.obligacion}-${date.month}`}
            className={classNames('py-3', date.day < today && 'text-ink-soft')}
          >
            <dt className="text-sm">{titleOf(date)}</dt>
            <dd className={date.day < today ? undefined : 'font-semibold'}>
              <time dateTime={date.day}>{formatWeekday(date.day)}</time>
              {near && (
                <span className="ml-2 rounded-sm bg-accent px-1.5 text-sm text-on-accent">{near}</span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
