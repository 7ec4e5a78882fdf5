/** How a shop is called in variables of the environment: `gift-shop` → `GIFT_SHOP`. */
export const toEnvName = (channel: string): string => channel.toUpperCase().replace(/[^A-Z0-9]/g, '_')
