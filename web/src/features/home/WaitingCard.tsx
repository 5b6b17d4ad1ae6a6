import { Link } from 'react-router-dom'
import { classNames } from '../../lib/text.ts'
import { countText } from '../../session/work/count-text.ts'

interface WaitingCardProps {
  /** How many wait; in its place a figure of another kind. */
  counted?: { Cantidad: number; HayMas: boolean }
  figure?: string
  texts: { one: string; many: string; none: string }
  to: string
  /** Where there is anything at all, it should not wait any longer. */
  urgent?: boolean
}

/** One figure and what it counts; all of it is the link to the rows behind it. */
export function WaitingCard({ counted, figure, texts, to, urgent = false }: WaitingCardProps) {
  const count = counted?.Cantidad
  const isNone = count === 0
  const isLate = urgent && !isNone
  return (
    <li className={classNames('card card-link p-5', isLate && 'border-danger bg-danger-soft')}>
      <Link to={to} className="cover-link">
        <strong className={classNames('block text-3xl', isNone && 'text-ink-soft', isLate && 'text-danger')}>
          {counted ? countText(counted) : figure}
        </strong>{' '}
        <span>{isNone ? texts.none : count === 1 ? texts.one : texts.many}</span>
      </Link>
    </li>
  )
}
