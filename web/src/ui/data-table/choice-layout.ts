/** The place of a choice of a form's height: as wide whatever it holds, two beside each other on a phone. */
export const ROOMY_CHOICE = 'min-w-0 grow basis-36 sm:grow-0 sm:basis-44'
