import { getRuntimeConfig } from '@lumi/contracts/config'
import { expect, test } from 'vitest'
import { configPath } from './config-address.ts'

test('[A20] the configuration is a file on a local host and the contract’s call elsewhere', () => {
  expect(configPath('localhost')).toBe('/config.json')
  expect(configPath('lumi.example')).toBe(getRuntimeConfig.path)
})
