import { Grid } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { figureTexts as texts } from '#content/texts/staff/figures.ts'
import {
  type FigureGroup,
  type FigureQuery,
  type Figures,
  figureGroups,
  figurePeriods,
} from '#contract/staff/figures.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call, callForFile } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceFailure } from '../data/undo.ts'
import { useResource } from '../data/useResource.ts'
import { Figure } from '../layout/Figure.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { Segments } from '../layout/Segments.tsx'
import { BarTable } from './BarTable.tsx'
import { dayName, keyName } from './keyName.ts'

type Weeks = FigureQuery['weeks']

/** The office in figures: charts that are tables, each of them also as CSV. */
export default function FiguresPage() {
  const [weeks, setWeeks] = useState<Weeks>(13)
  const load = useCallback((signal: AbortSignal) => call<Figures>('figures', { body: { weeks }, signal }), [weeks])
  const { data, error, reload } = useResource(load)
  const download = async (group: FigureGroup) => {
    try {
      saveFile(await callForFile('exportFigures', { body: { weeks, group } }), `figures-${group}.csv`)
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  return (
    <Screen
      title={texts.title}
      lede={texts.lede}
      tools={
        <Button data-screen="" variant="line" size="sm" onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <Segments
        label={texts.period}
        options={figurePeriods.map((one) => ({ value: String(one), text: texts.weeks[one] }))}
        value={String(weeks)}
        onChoose={(chosen) => setWeeks(figurePeriods.find((one) => String(one) === chosen) ?? weeks)}
      />
      {!data && <Loading error={error} retry={reload} />}
      {data && <Shown figures={data} onDownload={(group) => void download(group)} />}
    </Screen>
  )
}

function Shown({ figures, onDownload }: { figures: Figures; onDownload: (group: FigureGroup) => void }) {
  const { from, to, enquiries, firstAnswer, groups } = figures
  const { answered, median, ninetieth, inTime, late } = firstAnswer
  const hours = (value: number | null) => (value === null ? texts.nothing : texts.hours(value))
  const tiles = [
    [texts.enquiries, enquiries.toLocaleString('en-IN')],
    [texts.answered, answered.toLocaleString('en-IN')],
    [texts.median, hours(median)],
    [texts.ninetieth, hours(ninetieth)],
    [texts.inTime, inTime + late === 0 ? texts.nothing : texts.share(inTime, inTime + late)],
  ] as const
  return (
    <>
      <Small mt="3" mb="4">
        {texts.span(dayName(from), dayName(to))}
      </Small>
      <Grid templateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))" gap="4" mb="10">
        {tiles.map(([name, value]) => (
          <Figure key={name} name={name} value={value} />
        ))}
      </Grid>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="10">
        {figureGroups.map((group) => (
          <BarTable
            key={group}
            title={texts.groups[group].title}
            name={texts.groups[group].key}
            rows={groups[group]}
            labelOf={(key) => keyName(group, key)}
            onDownload={() => onDownload(group)}
          />
        ))}
      </Grid>
    </>
  )
}
