/**
 * The provider of the tests as a process of its own, for the browser tests:
 * `node provedor-processo.ts RETURN_ADDRESS CERTIFICATE_FILE`. Prints its address, and ends with
 * whoever started it.
 */
import { writeFileSync } from 'node:fs';
import { subirProvedor } from './provedor-oidc.ts';
import { CERTIFICADO } from './servidor-https.ts';

const [, , retorno = '', arquivo = ''] = process.argv;
writeFileSync(arquivo, CERTIFICADO);
const { issuer } = await subirProvedor([retorno]);
process.stdout.write(`${issuer}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
