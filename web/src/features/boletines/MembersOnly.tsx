import { SampleGrid } from '../../ui/catalogue/SampleGrid.tsx'
import { Gate } from './Gate.tsx'

/** What a visitor sees: that there are documents, and what it takes to read them. None of them is real. */
export function MembersOnly() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
      <div aria-hidden="true" inert className="overflow-hidden select-none blur-sm">
        <SampleGrid />
      </div>
      <Gate
        wanted="/boletines"
        className="relative mx-1.5 mt-10 max-w-field self-start justify-self-center sm:mx-3 sm:mt-16"
      />
    </div>
  )
}
