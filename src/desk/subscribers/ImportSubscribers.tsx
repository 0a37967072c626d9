import { Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { subscriberTexts } from '#content/texts/staff/lists.ts'
import { type ImportReport, listKinds, mostListBytes } from '#contract/staff/subscribers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { upload } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'
import { changeCount, ImportedRows, numberText } from './ImportedRows.tsx'

const texts = subscriberTexts.import

interface ImportSubscribersProps {
  onClose: () => void
  onImported: () => void
}

/** Imports a list from elsewhere: the outcome of each row first, then the same file once more for good. */
export function ImportSubscribers({ onClose, onImported }: ImportSubscribersProps) {
  const [file, setFile] = useState<File>()
  const [kind, setKind] = useState<string>(listKinds[0])
  const [report, setReport] = useState<ImportReport>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const isTooLarge = file !== undefined && file.size > mostListBytes
  const run = async (work: (file: File) => Promise<void>) => {
    if (busy || !file || isTooLarge) return
    setBusy(true)
    setError('')
    // A file that changed on the disk since it was chosen cannot be read any more: the error says to choose it again.
    await work(file).catch((reason: unknown) => setError(errorText(reason)))
    setBusy(false)
  }
  const look = () => run(async (chosen) => setReport(await upload<ImportReport>('tryImport', kind, chosen)))
  const doImport = () =>
    run(async (chosen) => {
      const done = await upload<ImportReport>('importSubscribers', kind, chosen)
      announceDone(texts.done(numberText(changeCount(done))))
      onImported()
    })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void look()
  }
  return (
    <Modal onClose={onClose} aria-labelledby="import-subscribers" {...dialogStyle}>
      <H2 id="import-subscribers">{texts.title}</H2>
      <Small mt="3">{texts.text}</Small>
      <form onSubmit={onSubmit}>
        <Flex direction="column" gap="4" mt="4">
          <LabelledField
            label={texts.file}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0])
              setReport(undefined)
            }}
          />
          <Choice
            labelled
            label={texts.kind}
            value={kind}
            options={listKinds.map((value) => ({ value, text: texts.kinds[value] }))}
            onChoose={(chosen) => {
              setKind(chosen)
              setReport(undefined)
            }}
          />
        </Flex>
        {(error || isTooLarge) && <Alert text={isTooLarge ? texts.tooLarge : error} />}
        {report && <ImportedRows report={report} />}
        <Flex gap="3" wrap="wrap" mt="6">
          {report && changeCount(report) > 0 ? (
            <Button variant="navy" size="sm" aria-disabled={busy} onClick={() => void doImport()}>
              {texts.now(numberText(changeCount(report)))}
            </Button>
          ) : (
            <Button type="submit" variant="navy" size="sm" aria-disabled={busy} disabled={!file || isTooLarge}>
              {texts.look}
            </Button>
          )}
          <Button variant="plain" size="sm" onClick={onClose}>
            {deskTexts.cancel}
          </Button>
        </Flex>
      </form>
    </Modal>
  )
}
