/** What one press moves: an item (`slide` in theme.css) and the gap after it, so that a press brings the next one. */
export const STEP_PX = 300

/** How wide a picture is shown, for the browser to choose a file of that size. */
export const CAROUSEL_ITEM_PX = 284

/** Where an item's picture stands, whatever its own proportions. */
export const CAROUSEL_FRAME = 'aspect-[4/3] w-full'
