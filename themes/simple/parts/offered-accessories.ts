/** How many of the things sold with a product a buy box offers; more of them stand on the shelf below. */
export const OFFERED = 3
