import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { serviceCards } from '#content/services.ts'
import { newEnquiryTexts, inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { mailTexts } from '#content/texts/staff/mails.ts'
import { stageTexts, tagTexts } from '#content/texts/staff/stages.ts'
import { type EnquiryFilter, enquiryStates } from '#contract/staff/enquiries.ts'
import { stages } from '#contract/staff/stages.ts'
import { inboxViews } from '#contract/staff/views.ts'
import { isComposing } from '#ui/browser/isComposing.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Input } from '#ui/controls/fields.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { callForFile } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { memberName } from '../data/members.ts'
import { useSummary } from '../data/summary.ts'
import { useTags } from '../data/tags.ts'
import { announceFailure } from '../data/undo.ts'
import { useSession } from '../data/useSession.ts'
import { Choice } from '../layout/Choice.tsx'
import { Segments } from '../layout/Segments.tsx'
import { type ChosenFilters, everything, filtersInUse, orders } from './filter.ts'
import { NewEnquiry } from './NewEnquiry.tsx'
import { SavedViews } from './SavedViews.tsx'
import { longestSearch, useSearchField } from './useSearchField.ts'

interface FilterBarProps {
  chosen: ChosenFilters
  onChoose: (chosen: ChosenFilters) => void
  filter: EnquiryFilter
}

interface FilterBarOwnProps extends FilterBarProps {
  /** Something else has its place. What is typed in it stays. */
  isHidden: boolean
  selectAll: () => void
  /** Opens the first enquiry that these words find. */
  openFirst: (text: string) => void
}

/** Search, views and filters over the list. */
export function FilterBar({ chosen, onChoose, filter, isHidden, selectAll, openFirst }: FilterBarOwnProps) {
  const { field, text, setText, onKeyDown } = useSearchField(chosen, onChoose, openFirst)
  const [isOpen, setOpen] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const held = useSummary()?.enquiries?.heldMails ?? 0
  const inUse = filtersInUse(chosen)
  return (
    <Box px="min({spacing.3}, 4vw)" pt="3" pb="2" css={{ visibility: isHidden ? 'hidden' : 'visible' }}>
      <Flex gap="2" wrap="wrap">
        <Box position="relative" flex="1 1 10rem" minW="0">
          <Flex position="absolute" left="12px" top="0" h="full" align="center" color="ink2" pointerEvents="none">
            <Icon name="search" size="22px" />
          </Flex>
          <Input
            ref={field}
            type="search"
            aria-label={texts.search}
            placeholder={texts.searchHint}
            maxLength={longestSearch}
            minH="touch"
            py="6px"
            pl="42px"
            pr="min({spacing.2}, 2vw)"
            fontSize="1rem"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Box>
        <Flex gap="2">
          <Button size="sm" px="3" aria-label={newEnquiryTexts.title} onClick={() => setAdding(true)}>
            {newEnquiryTexts.button}
          </Button>
          <Button
            variant="line"
            size="sm"
            px="3"
            color="link"
            aria-expanded={isOpen}
            aria-controls="inbox-filters"
            onClick={() => setOpen(!isOpen)}
          >
            {inUse > 0 ? `${texts.filters} (${inUse})` : texts.filters}
          </Button>
        </Flex>
      </Flex>
      <Flex align="center" gap="1" mt="2">
        <Checkbox mx="3" aria-label={texts.selectAll} checked={false} onChange={selectAll} />
        <Segments
          label={texts.viewsLabel}
          options={inboxViews.map((view) => ({ value: view, text: texts.views[view] }))}
          value={chosen.view}
          onChoose={(view) => onChoose({ ...chosen, view, viewBefore: view })}
        />
      </Flex>
      {held > 0 && (
        <chakra.p m="0" mt="2" px="3" textStyle="ui" css={{ '& a': { color: 'link' } }}>
          <Link to="/mails">{mailTexts.waiting(held)}</Link>
        </chakra.p>
      )}
      {isAdding && <NewEnquiry onClose={() => setAdding(false)} />}
      <Box id="inbox-filters" hidden={!isOpen || isHidden}>
        {isOpen && <Filters chosen={chosen} onChoose={onChoose} filter={filter} />}
      </Box>
    </Box>
  )
}

function Filters({ chosen, onChoose, filter }: FilterBarProps) {
  const { staff } = useSession()
  // A saved view may be of somebody who left the office since.
  const hasLeft = chosen.assignee !== '' && chosen.assignee !== '-' && !staff.includes(chosen.assignee)
  const members = hasLeft ? [...staff, chosen.assignee] : staff
  const pageId = useId()
  const dayId = useId()
  const tags = useTags()
  const exportThem = async () => {
    try {
      saveFile(await callForFile('exportEnquiries', { body: filter }), 'enquiries.csv')
    } catch (error) {
      announceFailure(errorText(error))
    }
  }
  return (
    <Grid gap="3" mt="3" templateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))">
      <SavedViews chosen={chosen} onChoose={onChoose} />
      <Choice
        labelled
        label={texts.order}
        value={chosen.order}
        options={orders.map((order) => ({ value: order, text: texts.orders[order] }))}
        onChoose={(order) => onChoose({ ...chosen, order: order as ChosenFilters['order'] })}
      />
      <Choice
        labelled
        label={texts.state}
        value={chosen.state}
        options={[
          { value: '', text: texts.anyState },
          ...enquiryStates.map((state) => ({ value: state, text: texts.states[state] })),
        ]}
        onChoose={(state) =>
          onChoose({ ...chosen, state: state as ChosenFilters['state'], view: state ? 'all' : chosen.view })
        }
      />
      <Choice
        labelled
        label={texts.assignee}
        value={chosen.assignee}
        options={[
          { value: '', text: texts.anyAssignee },
          ...members.map((address) => ({ value: address, text: memberName(address) })),
          { value: '-', text: texts.nobody },
        ]}
        onChoose={(assignee) => onChoose({ ...chosen, assignee, view: chosen.view === 'mine' ? 'all' : chosen.view })}
      />
      <Choice
        labelled
        label={texts.service}
        value={chosen.service}
        options={[
          { value: '', text: texts.anyService },
          ...serviceCards.map(({ path, title }) => ({ value: path, text: title })),
        ]}
        onChoose={(service) => onChoose({ ...chosen, service, page: '' })}
      />
      <Choice
        labelled
        label={stageTexts.label}
        value={chosen.stage}
        options={[
          { value: '', text: stageTexts.any },
          ...stages.map((stage) => ({ value: stage, text: stageTexts.names[stage] })),
        ]}
        onChoose={(stage) => onChoose({ ...chosen, stage: stage as ChosenFilters['stage'], view: 'all' })}
      />
      <Choice
        labelled
        label={tagTexts.one}
        value={chosen.tag}
        options={[
          { value: '', text: tagTexts.any },
          ...tags.map(({ tag, count }) => ({ value: tag, text: `${tag} (${count})` })),
        ]}
        onChoose={(tag) => onChoose({ ...chosen, tag, view: 'all' })}
      />
      <Box gridColumn="1 / -1">
        <chakra.label htmlFor={pageId} display="block" textStyle="label" mb="1">
          {texts.page}
        </chakra.label>
        <Input
          // Filled anew when the filter is cleared, or is another view's: what was typed before would be chosen again.
          key={chosen.page}
          id={pageId}
          minH="touch"
          py="6px"
          fontSize="1rem"
          placeholder={texts.pageHint}
          maxLength={300}
          defaultValue={chosen.page}
          onBlur={({ currentTarget: { value } }) =>
            value !== chosen.page && onChoose({ ...chosen, page: value.trim() })
          }
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && event.currentTarget.blur()}
        />
      </Box>
      {(['from', 'to'] as const).map((end) => (
        <Box key={end}>
          <chakra.label htmlFor={`${dayId}-${end}`} display="block" textStyle="label" mb="1">
            {texts.days[end]}
          </chakra.label>
          <Input
            id={`${dayId}-${end}`}
            type="date"
            minH="touch"
            py="6px"
            fontSize="1rem"
            value={chosen[end]}
            onChange={({ currentTarget: { value } }) => onChoose({ ...chosen, [end]: value, view: 'all' })}
          />
        </Box>
      ))}
      <Flex gap="3" gridColumn="1 / -1" wrap="wrap">
        <Button variant="line" size="sm" color="link" onClick={() => void exportThem()}>
          {texts.export}
        </Button>
        {filtersInUse(chosen) > 0 && (
          <Button
            variant="plain"
            size="sm"
            onClick={() => onChoose({ ...everything(), order: chosen.order, text: chosen.text })}
          >
            {texts.clearFilters}
          </Button>
        )}
      </Flex>
    </Grid>
  )
}
