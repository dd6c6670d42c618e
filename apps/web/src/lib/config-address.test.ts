import { getRuntimeConfig } from '@lumi/contracts/config'
import { expect, test } from 'vitest'
import { configPath } from './config-address.ts'

test('the configuration is a file on a local host and the contract’s call elsewhere [A20]', () => {
  expect(configPath('localhost')).toBe('/config.json')
  expect(configPath('lumi.example')).toBe(getRuntimeConfig.path)
})
