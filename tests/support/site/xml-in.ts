import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** An XML element in short. */
export type Xml = {
  name: string
  text: string
  attributes: Record<string, string>
  /** The elements of this name below it. */
  all: (name: string) => Xml[]
}

/**
 * Reads XML 1.0 strictly.
 *
 * @throws Error for text that is not well-formed
 */
export function xmlIn(text: string): Xml {
  const { root } = parseXml(text)
  if (!root) throw new Error('expected an element')
  return inShort(root)
}

function inShort({ name, text, attributes, children }: XmlElement): Xml {
  const elements = children.filter((child) => child instanceof XmlElement).map(inShort)
  const all = (wanted: string): Xml[] =>
    elements.flatMap((element) => [...(element.name === wanted ? [element] : []), ...element.all(wanted)])
  return { name, text, attributes, all }
}
