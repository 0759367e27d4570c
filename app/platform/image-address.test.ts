import { expect, test } from 'vitest'
import { isImageAddress } from './image-address.ts'

test.each([
  'https://pictures.example/a.png',
  'http://pictures.example/a b.png?size=2',
  '/images/a.png',
  '/images/Größe 1.png?v=2',
])('%j is an image address', address => expect(isImageAddress(address)).toBe(true))

test.each([
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/..//evil.example/a.png',
  '/a/%2e%2e//evil.example/a.png',
  '/\t/evil.example/a.png',
  '/images/a\u0000.png',
  '/images/a\n.png',
  'https://pictures.example/a\u0000.png',
  'https://pictures.example/a\u007f.png',
  'javascript:alert(1)',
  'images/a.png',
  '',
])('%j is not an image address', address => expect(isImageAddress(address)).toBe(false))
