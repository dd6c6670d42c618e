// School tasks in the wordings that large public collections use: each must be solved.
import type { Case } from './tutor-cases.ts'
import { casesIn } from './twisted-stories.ts'

export const fieldTasks = (): Case[] => casesIn('field.txt', 'field')

/** The same wordings with a condition more, or about something else: solved right or left to the student. */
export const fieldTwists = (): Case[] => casesIn('field-twists.txt', 'field')
