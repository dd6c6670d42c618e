// School tasks in the wordings that large public collections use: each must be solved.
import type { Case } from './tutor-cases.ts'
import { casesIn } from './twisted-stories.ts'

export const fieldTasks = (): Case[] => casesIn('field.txt', 'field')
