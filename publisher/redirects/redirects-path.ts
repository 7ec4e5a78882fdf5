/** Where a release keeps its redirects: with its documents, so that they switch and roll back with them. */
export const REDIRECTS_PATH = '/redirects.json'
