import { AppError } from '@lumi/contracts/errors'
import type { AnalyticsEvent } from '@lumi/contracts/telemetry'
import * as z from 'zod/mini'
import { sendOutbound } from '../../platform/http.ts'
import type { Log } from '../../platform/log.ts'
import type { Batch, Collector } from './collector.ts'

const timeoutMs = 5000
const maxAnswerBytes = 65_536

/** What a later try may change: too much at once, too much today, a fault of the service. */
const worthAnotherTry = new Set([408, 429, 439, 500, 502, 503, 504])

const Answer = z.object({ itemsReceived: z.int(), itemsAccepted: z.int() })

/**
 * Azure Application Insights, by the protocol of its own clients (`/v2.1/track`). Asked by this server, so that no script of
 * it runs in a student's browser and it never sees a student's address.
 */
export function createApplicationInsights(service: { key: string; endpoint: string }, log: Log): Collector {
  const url = `${service.endpoint.replace(/\/$/, '')}/v2.1/track`
  return async (batch) => {
    const body = JSON.stringify(batch.events.map((event) => envelope(service.key, batch, event)))
    const headers = { 'content-type': 'application/json' }
    const answer = await sendOutbound({ url, method: 'POST', headers, body, timeoutMs }).catch(() => {
      throw new AppError('unavailable')
    })
    const { status } = answer
    if (worthAnotherTry.has(status)) {
      answer.body.destroy()
      throw new AppError('unavailable')
    }
    const text = await answer.text(maxAnswerBytes).catch(() => '')
    if (status === 206) {
      // To send the batch again would count twice what it took.
      log.warn({ status, ...Answer.safeParse(parsed(text)).data }, 'Application Insights took a part of the events')
      return true
    }
    if (status >= 300) log.warn({ status }, 'Application Insights refused the events')
    return status < 300
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function envelope(key: string, { studentId, sessionId, properties }: Batch, event: AnalyticsEvent) {
  const user = Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
  const { baseType, baseData, operationId } = dataOf(event)
  return {
    name: `Microsoft.ApplicationInsights.${key.replaceAll('-', '')}.${baseType.replace('Data', '')}`,
    time: event.at,
    iKey: key,
    tags: {
      'ai.user.authUserId': studentId,
      'ai.user.id': studentId,
      'ai.session.id': sessionId,
      ...(operationId && { 'ai.operation.id': operationId }),
    },
    data: { baseType, baseData: { ver: 2, ...baseData, properties: { ...baseData.properties, ...user } } },
  }
}

interface Data {
  baseType: string
  baseData: Record<string, unknown> & { properties: Record<string, string> }
  operationId?: string
}

/** The kinds of telemetry of the service's own client. */
function dataOf({ name, properties: given = {} }: AnalyticsEvent): Data {
  const { screen = '', seconds = 0, call = '', status = '', ms = 0, trace } = given
  const properties = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]))
  switch (name) {
    case 'screenView':
      return { baseType: 'PageViewData', baseData: { name: String(screen), properties } }
    case 'screenTime':
      return {
        baseType: 'MetricData',
        baseData: { metrics: [{ name: 'PageVisitTime', value: Number(seconds) * 1000, count: 1 }], properties },
      }
    case 'apiCall':
      return {
        baseType: 'RemoteDependencyData',
        baseData: {
          name: String(call),
          id: String(trace ?? call),
          type: 'Ajax',
          duration: timeSpan(Number(ms)),
          resultCode: String(status),
          success: /^2/.test(String(status)),
          properties,
        },
        ...(trace !== undefined && { operationId: String(trace) }),
      }
    default:
      return { baseType: 'EventData', baseData: { name, properties } }
  }
}

/** `0.00:00:01.250` */
function timeSpan(ms: number): string {
  const at = new Date(Math.max(0, Math.min(ms, 86_400_000 - 1)))
  return `0.${at.toISOString().slice(11, 23)}`
}
