/** The upper part of the cover over the whole width, and below it what there is to say. */
export const DOCUMENT_CARD = 'card flex h-full flex-col overflow-hidden'
export const DOCUMENT_TEXT = 'flex grow flex-col p-4 sm:p-5'

/** As many columns as there is room for, whatever stands at the side. */
export const DOCUMENT_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5'

/** The upper part of a sheet of paper; less of it where a phone shows one card under the other. */
export const SHEET_TOP = 'aspect-[5/2] sm:aspect-[16/10]'

/** One row whatever number stands in it: what comes below has its place before they are there. */
export const SHELVES = '-mx-1 mt-5 flex gap-3 overflow-x-auto p-1'
export const SHELF = 'h-36 w-38 shrink-0'
