import { type ChangeEvent, useRef, useState } from 'react'
import type { UploadFile } from '#contract/shapes/upload-file.ts'
import { attachFile, detachFile, MOST_FILES } from '#src/stores/contact/inquiry.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { contactTexts as texts } from '#src/text/contact/contact.ts'
import { Icon } from '../ui/Icon.tsx'

/** Files to hand in with an inquiry: each is sent as soon as it is chosen, and can be taken back. */
export function FileAttachments({ files }: { files: readonly UploadFile[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = [...(target.files ?? [])]
    setBusy(true)
    const said: string[] = []
    if (files.length + chosen.length > MOST_FILES) said.push(texts.too_many_files)
    for (const file of chosen.slice(0, MOST_FILES - files.length)) {
      const failure = await attachFile(file)
      if (!failure) continue
      const field = failure.kind === 'refused' ? failure.fields[0]?.message : undefined
      said.push(texts.file_failed(file.name, field ?? toFailureSentence(failure)))
    }
    setProblems(said)
    setBusy(false)
    target.value = ''
  }

  return (
    <div className="form-row">
      <label className="form-label" htmlFor="contact-files">
        {texts.files}
      </label>
      <input
        ref={input}
        id="contact-files"
        className="file-input"
        type="file"
        accept="image/*,application/pdf"
        multiple
        disabled={isBusy || files.length >= MOST_FILES}
        aria-describedby="contact-files-hint"
        onChange={(event) => void take(event)}
      />
      <p className="form-hint" id="contact-files-hint" role="status">
        {isBusy ? texts.uploading : texts.files_hint}
      </p>
      {problems.map((problem) => (
        <p className="form-error" role="alert" key={problem}>
          {problem}
        </p>
      ))}
      <ul className="file-list">
        {files.map(({ path, file }) => (
          <li key={path}>
            <span>{file}</span>
            <button
              className="icon-button"
              type="button"
              aria-label={texts.remove_file(file)}
              onClick={() => detachFile(path)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
