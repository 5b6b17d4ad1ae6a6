/** What a box that is ticked or not stands for in a form, whose values are texts so that drafts hold them. */
export const CHECKED = 'si'
export const UNCHECKED = 'no'
