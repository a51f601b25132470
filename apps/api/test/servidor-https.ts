import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** Certificate of `localhost` and 127.0.0.1, self-signed, until 2126. It protects nothing. */
export const CERTIFICADO = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUOsz6Y8oayjd059E/5nsVQJ8tx+wwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMDE5MTgxNVoYDzIxMjYxMDI3
MTkxODE1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARGAZ84YANIu7OJTSbL4sexNdHYp/LSJQrmuR6HYlYZVIPHbcZONw4C
qEA7dNg/b19NyWIB8AJlfN3Ek7Bj5iCOo28wbTAdBgNVHQ4EFgQUx8awPbPnctAD
TrxehoCjxcsGmaUwHwYDVR0jBBgwFoAUx8awPbPnctADTrxehoCjxcsGmaUwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgIgiStxZzUWluVV+ScwtWIZ7MZkSCbyqrk/EhVXPKRRoCICx8
NrdqcYP2u1p0QnwaGpvMoIy5MJ5TMm9+NRQtyKM9
-----END CERTIFICATE-----
`;
const CHAVE = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbQ52bo2EQ1xrvDEr
YbcPpOCPy+fOyAqp+tnxZQEjs8ehRANCAARGAZ84YANIu7OJTSbL4sexNdHYp/LS
JQrmuR6HYlYZVIPHbcZONw4CqEA7dNg/b19NyWIB8AJlfN3Ek7Bj5iCO
-----END PRIVATE KEY-----
`;

/** A server on a loopback port that speaks HTTPS with a certificate that this process trusts. */
export async function subirHttps(atender: RequestListener) {
  setDefaultCACertificates([...getCACertificates('default'), CERTIFICADO]);
  const servidor = createServer({ cert: CERTIFICADO, key: CHAVE }, atender);
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const { port } = servidor.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    async descer() {
      servidor.closeAllConnections();
      await new Promise((pronto) => servidor.close(pronto));
    },
  };
}
