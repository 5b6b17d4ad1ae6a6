/** What one press moves. An item and the gap after it are as wide, so that a press brings the next one. */
export const STEP_PX = 300
export const CAROUSEL_GAP_PX = 16
export const CAROUSEL_ITEM_PX = STEP_PX - CAROUSEL_GAP_PX

/** Where an item's picture stands, whatever its own proportions. */
export const CAROUSEL_FRAME = 'aspect-[4/3] w-full'
