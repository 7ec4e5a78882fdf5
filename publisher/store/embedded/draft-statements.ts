import type { DatabaseSync } from 'node:sqlite'

/** The statements a release under construction repeats for every document. `:release` is the draft's number. */
export function prepareDraftStatements(index: DatabaseSync) {
  return {
    /** Is the newest version of this address the same in every column? */
    isSame: index.prepare(
      `SELECT 1 FROM documents WHERE site = :site AND path = :path AND to_release IS NULL
         AND kind = :kind AND hash = :hash AND size = :size AND encoding = :encoding AND status = :status
         AND content_type = :content_type AND headers = :headers AND tags = :tags
         AND is_indexed = :is_indexed AND last_modified IS :last_modified`,
    ),
    isThere: index.prepare(
      'SELECT 1 FROM documents WHERE site = :site AND path = :path AND to_release IS NULL',
    ),
    end: index.prepare(
      `UPDATE documents SET to_release = :release
       WHERE site = :site AND path = :path AND to_release IS NULL AND from_release < :release`,
    ),
    /** An address put twice: the later one counts. */
    deleteDraft: index.prepare(
      'DELETE FROM documents WHERE site = :site AND path = :path AND from_release = :release',
    ),
    listOpen: index.prepare(
      `SELECT path FROM documents
       WHERE site = :site AND to_release IS NULL AND kind IN (SELECT value FROM json_each(:kinds))`,
    ),
    listIndexed: index.prepare(
      `SELECT path, last_modified FROM documents
       WHERE site = :site AND to_release IS NULL AND sitemap_slot >= :first AND sitemap_slot < :end`,
    ),
    countIndexed: index.prepare(
      `SELECT count(*) AS count FROM documents INDEXED BY documents_in_sitemap
       WHERE site = :site AND to_release IS NULL AND sitemap_slot IS NOT NULL`,
    ),
    getNewest: index.prepare(
      `SELECT count(*) AS count, max(last_modified) AS last_modified FROM documents INDEXED BY documents_in_sitemap
       WHERE site = :site AND to_release IS NULL AND sitemap_slot >= :first AND sitemap_slot < :end`,
    ),
    countPages: index.prepare(
      `SELECT count(*) AS count FROM documents WHERE site = :site AND to_release IS NULL AND kind = 'page'`,
    ),
    /** Shoppers see it from now on, unless the site was rolled back meanwhile and stays where it is. */
    follow: index.prepare(
      `INSERT INTO live (site, release)
       SELECT :site, :release WHERE NOT EXISTS (SELECT 1 FROM pins WHERE site = :site)
       ON CONFLICT (site) DO UPDATE SET release = :release`,
    ),
    finish: index.prepare(
      `UPDATE releases
       SET state = 'ready', stats = :stats, content_version = :content_version, inputs_hash = :inputs_hash
       WHERE id = :release`,
    ),
  }
}
