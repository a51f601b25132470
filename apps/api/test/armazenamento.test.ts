import { configuracaoSistemaEndpoints } from '@dominio/contrato/configuracao-sistema';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { ERROS } from '@dominio/contrato/erros';
import { escritorioEndpoints } from '@dominio/contrato/escritorio';
import { minhaContaEndpoints } from '@dominio/contrato/minha-conta';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { montarPlataforma } from '../src/platform/montar.ts';
import { montarApp } from './build-app.ts';
import { configuracaoDeTeste } from './configuracao.ts';
import { criarCliente } from './factories/clientes.ts';
import { formularioCom, PIXEL } from './factories/imagens.ts';
import { criarBancoDeTeste, pastaDeTeste } from './postgres.ts';
import { lugarNoS3, subirS3 } from './servidor-s3.ts';

const s3 = await subirS3();
const parado = await subirS3();
await parado.descer();
afterAll(() => s3.descer());

async function montarSobre(url: string) {
  const app = await montarApp({ config: { armazenamento: lugarNoS3(url) } });
  const { id, token } = await app.administrador({ avatar_chave: 'avatares/de-antes.webp' });
  const { chamar } = app;
  const integracao = { params: { integration: 'armazenamento' } };
  await chamar(token, escritorioEndpoints.gravar, { body: { nome: 'Araucária & Prado' } });
  return {
    ...app,
    token,
    gravarAvatar: () =>
      chamar(token, minhaContaEndpoints.gravarAvatar, { body: formularioCom('avatar', PIXEL) }),
    excluirAvatar: () => chamar(token, minhaContaEndpoints.excluirAvatar),
    avatar: () => chamar(token, usuariosEndpoints.avatar, { params: { id } }),
    temAvatar: async () => (await chamar(token, sessoesEndpoints.eu)).corpo.user.tem_avatar,
    gravarLogo: () =>
      chamar(token, escritorioEndpoints.gravarLogo, { body: formularioCom('logo', PIXEL) }),
    excluirLogo: () => chamar(token, escritorioEndpoints.excluirLogo),
    logo: () => chamar(token, escritorioEndpoints.logo),
    lerIntegracao: async () =>
      (await chamar(token, configuracaoSistemaEndpoints.ler, integracao)).corpo,
    gravarIntegracao: () =>
      chamar(token, configuracaoSistemaEndpoints.gravar, {
        ...integracao,
        body: { config_value: { enabled: true } },
      }),
    testarIntegracao: async () =>
      (await chamar(token, configuracaoSistemaEndpoints.testar, integracao)).corpo,
  };
}

const certo = await montarSobre(s3.url());
const DETALHE = ERROS.INDISPONIVEL.detail;

describe('files in a bucket', () => {
  test('are pictures of people: stored, read, replaced and removed', async () => {
    expect((await certo.gravarAvatar()).status).toBe(200);
    const [primeiro] = s3.guardados('avatares');
    const { status, cru } = await certo.avatar();
    expect([status, cru.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(cru.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    await certo.gravarAvatar();
    expect(s3.guardados('avatares')).toEqual([expect.not.stringMatching(String(primeiro))]);
    await certo.excluirAvatar();
    expect(s3.guardados('avatares')).toEqual([]);
    expect((await certo.avatar()).status).toBe(404);
  });

  test('are the logos of the firm and of companies', async () => {
    const { token, chamar } = certo;
    const cliente = await criarCliente(certo.banco);
    const params = { id: cliente.empresa_id };
    const body = formularioCom('logo', PIXEL);
    body.set('empresa_id', String(cliente.empresa_id));
    body.set('contrato_id', String(cliente.contrato_id));
    expect((await certo.gravarLogo()).status).toBe(200);
    expect((await chamar(token, empresasEndpoints.gravarLogo, { params, body })).status).toBe(200);
    expect(s3.guardados('logos')).toHaveLength(2);
    expect((await certo.logo()).status).toBe(200);
    expect((await chamar(token, empresasEndpoints.logo, { params })).status).toBe(200);
    await certo.excluirLogo();
    await chamar(token, empresasEndpoints.excluirLogo, { params });
    expect(s3.guardados('logos')).toEqual([]);
  });

  test('whose bucket has no file of a key that a row names are missing: 404', async () => {
    const outro = await montarSobre(s3.url());
    expect((await outro.avatar()).status).toBe(404);
  });

  test.each([
    ['with a wrong secret', s3.url({ segredo: 'errado' })],
    ['while the store is down', parado.url()],
  ])('%s are out of reach, and none is lost: 503', async (_, url) => {
    const errado = await montarSobre(url);
    for (const pedir of [errado.avatar, errado.gravarAvatar, errado.gravarLogo]) {
      const { status, erro, cru } = await pedir();
      expect([status, erro.codigo, erro.detail]).toEqual([503, 'INDISPONIVEL', DETALHE]);
      expect(cru.headers['retry-after']).toBe('2');
    }
    expect(await errado.temAvatar()).toBe(true);
    expect((await errado.logo()).status, 'no logo was named').toBe(404);
    expect((await errado.app.inject('/health')).statusCode, 'the rest still works').toBe(200);
    expect((await errado.excluirAvatar()).status, 'the file is left behind').toBe(200);
  });
});

test('a store that is out of reach is told in the log at the start, which goes on', async () => {
  const { conexao, descartar } = await criarBancoDeTeste('iniciado');
  const linhas: string[] = [];
  const { iniciar, parar } = montarPlataforma({
    config: configuracaoDeTeste({
      DATA_DIR: pastaDeTeste(),
      STORAGE_URL: s3.url({ segredo: 'errado' }),
    }),
    conexao,
    log: pino({ level: 'error' }, { write: (linha) => linhas.push(linha) }),
  });
  await iniciar();
  await expect.poll(() => linhas.join()).toContain('o armazenamento de arquivos não atende');
  expect(linhas.join()).toContain('recusou o segredo');
  await parar();
  await descartar();
});

describe('the integration of files', () => {
  test('says where the environment put them, without the secret, and cannot be changed', async () => {
    const lida = await certo.lerIntegracao();
    expect(lida).toMatchObject({
      origem: 'ambiente',
      somente_leitura: true,
      situacao: `Os arquivos ficam no bucket dominio de ${s3.servidor}.`,
    });
    expect(lida.config_value).toEqual({
      enabled: true,
      servidor: s3.servidor,
      bucket: 'dominio',
      prefixo: 'firma/arquivos/',
      regiao: '',
      chave_de_acesso: 'S3RVER',
    });
    expect((await certo.gravarIntegracao()).status).toBe(409);
  });

  test('is tested by writing, reading and deleting a file there', async () => {
    expect(await certo.testarIntegracao()).toMatchObject({
      success: true,
      message: 'Um arquivo de prova foi gravado, lido e apagado.',
    });
    expect(s3.guardados('provas')).toEqual([]);
  });

  test('says in its test what to correct', async () => {
    const errado = await montarSobre(s3.url({ segredo: 'errado' }));
    expect(await errado.testarIntegracao()).toMatchObject({
      success: false,
      message: 'O armazenamento de arquivos recusou o segredo da chave de acesso.',
    });
  });
});
