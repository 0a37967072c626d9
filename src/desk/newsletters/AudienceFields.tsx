import { Grid } from '@chakra-ui/react'
import { languages } from '#content/languages.ts'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterAudience } from '#contract/staff/newsletters.ts'
import { subscriberSources } from '#contract/staff/subscribers.ts'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { errorText } from '../data/errorText.ts'
import { Choice } from '../layout/Choice.tsx'
import { Fold } from './Fold.tsx'
import { reachText, useReach } from './useReach.ts'

interface AudienceFieldsProps {
  audience: NewsletterAudience
  onChange: (audience: NewsletterAudience) => void
}

/** Chooses the readers of the newsletter, with how many they are now. */
export function AudienceFields({ audience, onChange }: AudienceFieldsProps) {
  const { data, error } = useReach(audience)
  const isPart = Object.values(audience).some((value) => value !== '')
  return (
    <Fold title={isPart ? texts.toPart : texts.toAll} startsOpen={isPart}>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Choice
          labelled
          label={texts.audienceLanguage}
          value={audience.language}
          options={[
            { value: '', text: texts.anyLanguage },
            ...languages.map(({ code, name }) => ({ value: code, text: name })),
          ]}
          onChoose={(language) => onChange({ ...audience, language })}
        />
        <Choice
          labelled
          label={texts.audienceSource}
          value={audience.source}
          options={(['', ...subscriberSources] as const).map((value) => ({
            value,
            text: texts.sources[value || 'any'],
          }))}
          onChoose={(chosen) =>
            onChange({ ...audience, source: subscriberSources.find((one) => one === chosen) ?? '' })
          }
        />
        {(['from', 'to'] as const).map((end) => (
          <LabelledField
            key={end}
            label={texts.joined[end]}
            type="date"
            value={audience[end]}
            onChange={({ currentTarget }) => onChange({ ...audience, [end]: currentTarget.value })}
          />
        ))}
      </Grid>
      <Small role="status">{data ? texts.goesTo(reachText(data)) : error === undefined ? '' : errorText(error)}</Small>
    </Fold>
  )
}
