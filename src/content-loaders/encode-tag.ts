/**
 * A tag as publisher and CDNs know it: a list of them is the value of a header, where a key with a comma would be two tags and
 * one in Japanese no value at all.
 */
export const encodeTag = (tag: string): string => encodeURI(tag).replaceAll(',', '%2C')

/** The tag as loaders write it. */
export const decodeTag = (tag: string): string => decodeURIComponent(tag)
