import { addDays, type Period, semesterOf } from '@naf/contract'

/** As many semesters as are offered by name; of any other, the days can be typed. */
const OFFERED = 6

/** The semester of a day and those before it, the newest first. */
export const semestersUntil = (day: string): readonly Period[] => {
  const semesters = [semesterOf(day)]
  for (let last = semesters[0]; last && semesters.length < OFFERED; last = semesters.at(-1))
    semesters.push(semesterOf(addDays(last.desde, -1)))
  return semesters
}

export const isSame = (one: Period, other: Period): boolean =>
  one.desde === other.desde && one.hasta === other.hasta
