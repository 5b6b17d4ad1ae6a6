/** Cover, heading and text: the text below both on a narrow screen, else beside the cover. */
export const DOCUMENT_CARD =
  'card grid h-full grid-cols-[min(5.5rem,32%)_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-3 p-4 sm:grid-cols-[min(8.5rem,32%)_minmax(0,1fr)] sm:gap-x-5 sm:p-5'

/** As many columns as there is room for, whatever stands at the side. */
export const DOCUMENT_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-5'

/** A sheet of paper. */
export const SHEET = 'aspect-[210/297] w-full'
