import { expect, test } from 'vitest'
import { escapeHtml, jsonForScript } from './escape.ts'

test('text cannot close its element or its attribute in double quotes', () => {
  expect(escapeHtml(`</title><script>"a" & 'b'`)).toBe("&lt;/title&gt;&lt;script&gt;&quot;a&quot; &amp; 'b'")
})

test('JSON cannot close its script element and reads back unchanged', () => {
  const value = { name: '</script><!--<script>' }
  expect(jsonForScript(value)).not.toContain('<')
  expect(JSON.parse(jsonForScript(value))).toEqual(value)
})
