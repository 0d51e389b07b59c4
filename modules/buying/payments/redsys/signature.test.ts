import { describe, expect, it } from 'vitest'
import { queryMessage, querySignature } from './query.ts'
import { aesKey, desKey, sign, signatureOf, unsign } from './signature.ts'

/** The key of the public test terminal. */
const secret = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'

describe('the signature of a redirect', () => {
  const parameters = Buffer.from(
    String.raw`{"DS_MERCHANT_AMOUNT":"999","DS_MERCHANT_ORDER":"1234567890","DS_MERCHANT_MERCHANTCODE":"999008881","DS_MERCHANT_CURRENCY":"978","DS_MERCHANT_TRANSACTIONTYPE":"0","DS_MERCHANT_TERMINAL":"1","DS_MERCHANT_MERCHANTURL":"http:\/\/www.prueba.com\/urlNotificacion.php","DS_MERCHANT_URLOK":"http:\/\/www.prueba.com\/urlOK.php","DS_MERCHANT_URLKO":"http:\/\/www.prueba.com\/urlKO.php"}`,
  )
  const expected = 'Vjo02eSWq249IeZZp3R-ArFnGLhKY0OuzDDlx1BuVtZDC2yhczA7_11uZhsYzLZBCMFAz8u8uzGDX3AErHKmmw'
  it('is that of the worked example of HMAC_SHA512_V2', () => {
    expect(aesKey(secret, '1234567890')).toBe('RWt3/IPTzYRMXsQtkiGRKg==')
    expect(signatureOf('HMAC_SHA512_V2', secret, '1234567890', parameters.toString('base64url'))).toBe(expected)
  })
  it('is the same digest with its padding on the REST channel, over padded parameters', () => {
    const plain = parameters.toString('base64')
    const [v1, v2] = (['HMAC_SHA512_V1', 'HMAC_SHA512_V2'] as const).map((value) =>
      signatureOf(value, secret, '1234567890', plain),
    )
    expect(v1).toBe(`${v2}==`)
    expect(sign('HMAC_SHA512_V1', secret, '1234567890', { a: 'b' })).toMatchObject({
      Ds_MerchantParameters: Buffer.from('{"a":"b"}').toString('base64'),
    })
  })
  it('is that of older terminals by HMAC_SHA256_V1', () => {
    const values =
      '{"DS_MERCHANT_AMOUNT":"145","DS_MERCHANT_ORDER":"1446068581","DS_MERCHANT_MERCHANTCODE":"999008881","DS_MERCHANT_CURRENCY":"978","DS_MERCHANT_TRANSACTIONTYPE":"0","DS_MERCHANT_TERMINAL":"1"}'
    expect(desKey(secret, '1446068581').toString('hex')).toBe('decaf4a139d22921434c30c18e0431af')
    expect(signatureOf('HMAC_SHA256_V1', secret, '1446068581', Buffer.from(values).toString('base64'))).toBe(
      'WFo2U4uBjjSMNrb3ISYMD3Vy+wWmPO9eK5iqrnZ8c54=',
    )
  })
  it('of the query service is the one a test terminal accepted', () => {
    const message = queryMessage({ merchantCode: '999008881', terminal: '001' }, '260723890989', '0')
    expect(querySignature(secret, '260723890989', message)).toBe('q7LbX1P32WQSisGT+A8ZV+fMeVJo6kR0OjYUBCxPkUI=')
  })
})

describe('a signed message', () => {
  const values = { Ds_Order: '1234ABCD', Ds_Response: '0000', Ds_Date: '21%2F11%2F2026' }
  it('opens by the version it names, in either alphabet of base64', () => {
    for (const version of ['HMAC_SHA512_V2', 'HMAC_SHA512_V1', 'HMAC_SHA256_V1'] as const) {
      const signed = sign(version, secret, '1234ABCD', values)
      expect(unsign(secret, { ...signed })).toEqual({ ...values, Ds_Date: '21/11/2026' })
      const other = signed.Ds_Signature.replace(/\+/g, '-').replace(/\//g, '_')
      expect(unsign(secret, { ...signed, Ds_Signature: other })).toMatchObject({ Ds_Order: '1234ABCD' })
    }
  })
  it('is refused when anything of it was touched', () => {
    const signed = sign('HMAC_SHA512_V2', secret, '1234ABCD', values)
    const packed = (change: object) => Buffer.from(JSON.stringify({ ...values, ...change })).toString('base64url')
    for (const forged of [
      { ...signed, Ds_MerchantParameters: packed({ Ds_Response: '0001' }) },
      { ...signed, Ds_MerchantParameters: packed({ Ds_Order: '1234ABCE' }) },
      { ...signed, Ds_MerchantParameters: packed({ Ds_Order: '' }) },
      { ...signed, Ds_MerchantParameters: '[]' },
      { ...signed, Ds_Signature: signed.Ds_Signature.slice(0, -1) },
      { ...signed, Ds_Signature: '' },
      { ...signed, Ds_SignatureVersion: 'HMAC_SHA256_V1' },
      { ...signed, Ds_SignatureVersion: 'none' },
      { ...sign('HMAC_SHA512_V2', secret.toLowerCase(), '1234ABCD', values) },
      {},
    ])
      expect(() => unsign(secret, forged)).toThrow(expect.objectContaining({ code: 'payment.bad_signature' }))
  })
})
