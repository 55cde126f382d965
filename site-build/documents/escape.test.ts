import { expect, test } from 'vitest'
import { escapeHtml, jsonForScript } from './escape.ts'

test('text cannot leave the element or the attribute in double quotes that it stands in', () => {
  expect(escapeHtml(`</title><script>"a" & 'b'`)).toBe("&lt;/title&gt;&lt;script&gt;&quot;a&quot; &amp; 'b'")
})

test('JSON cannot close its script element and reads back unchanged', () => {
  const value = { name: '</script><!--<script>' }
  expect(jsonForScript(value)).not.toContain('<')
  expect(JSON.parse(jsonForScript(value))).toEqual(value)
})
