import { chakra } from '@chakra-ui/react'
import { type FormEvent, useCallback, useState } from 'react'
import { languages, sourceLanguage } from '#content/languages.ts'
import { teamTexts as texts } from '#content/texts/staff/team.ts'
import type { Profile } from '#contract/staff/members.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useResource } from '../data/useResource.ts'
import { Alert } from '../layout/Alert.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'

/** Name and signatures of the member at the screen. */
export default function ProfilePage() {
  const load = useCallback((signal: AbortSignal) => call<Profile>('profile', { signal }), [])
  const { data, error, reload, put } = useResource(load)
  return (
    <Screen title={texts.profileTitle} lede={texts.profileLede}>
      {data ? (
        <ProfileForm profile={data} onSaved={(saved) => put({ ...data, ...saved })} />
      ) : (
        <Loading error={error} retry={reload} />
      )}
    </Screen>
  )
}

type Typed = Pick<Profile, 'name' | 'signatures'>

function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (saved: Typed) => void }) {
  const [kept, keep, clear] = useDraft('profile')
  const { name, signatures } = kept ? (JSON.parse(kept) as Typed) : profile
  const change = (next: Partial<Typed>) => keep(JSON.stringify({ name, signatures, ...next }))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await call('saveProfile', { body: { name, signatures } })
      onSaved({ name, signatures })
      clear(kept)
      announceDone(texts.saved)
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
  }
  return (
    <chakra.form display="grid" gap="5" maxW="measure" onSubmit={(event: FormEvent) => void onSubmit(event)}>
      <LabelledField
        label={texts.ownName}
        maxLength={80}
        autoComplete="name"
        value={name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      {languages.map((language) => (
        <LabelledField
          key={language.code}
          label={texts.signature(language.name)}
          lang={language.html}
          dir={language.direction}
          rows={4}
          maxLength={1000}
          value={signatures[language.code] ?? ''}
          onChange={({ currentTarget }) =>
            change({ signatures: { ...signatures, [language.code]: currentTarget.value } })
          }
        />
      ))}
      <Small textStyle="meta">{texts.signatureHint(sourceLanguage.name)}</Small>
      {error && <Alert text={error} />}
      <div>
        <Button type="submit" size="sm" disabled={busy}>
          {texts.save}
        </Button>
      </div>
    </chakra.form>
  )
}
