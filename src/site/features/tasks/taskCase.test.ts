import { expect, test } from 'vitest'
import type { TaskQuestion } from '#content/taskEntity.ts'
import { isFor, withAnswer } from './taskCase.ts'

const sold: TaskQuestion = {
  label: 'What is sold?',
  options: [
    { id: 'home', label: 'A home' },
    { id: 'farm', label: 'A farm' },
  ],
}
const owned: TaskQuestion = {
  label: 'How?',
  options: [
    { id: 'alone', label: 'Alone' },
    { id: 'joint', label: 'With others' },
  ],
}
const questions = [sold, owned]

test.each([
  ['a part for everybody is shown whatever is chosen', {}, ['farm', 'joint'], true],
  ['while nothing is chosen every part is shown', { only: ['farm'] }, [], true],
  ['a part for the chosen option is shown', { only: ['farm'] }, ['farm'], true],
  ['a part for another option of the same question is not', { only: ['farm'] }, ['home'], false],
  ['an answer to one question says nothing about a part of the other', { only: ['farm'] }, ['joint'], true],
  ['a part for options of two questions needs both', { only: ['farm', 'joint'] }, ['farm', 'alone'], false],
  ['and is there when both fit', { only: ['farm', 'joint'] }, ['farm', 'joint'], true],
])('%s', (_title, part, chosen, shown) => {
  expect(isFor(part, questions, chosen)).toBe(shown)
})

test('a question has one answer at most: another takes its place, and none takes it back', () => {
  const chosen = withAnswer(withAnswer([], sold, 'home'), owned, 'joint')
  expect(withAnswer(chosen, sold, 'farm')).toEqual(['joint', 'farm'])
  expect(withAnswer(chosen, owned, undefined)).toEqual(['home'])
})
