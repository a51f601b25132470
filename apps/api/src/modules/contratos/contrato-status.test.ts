import { contratosEndpoints as e } from '@dominio/contrato/contratos';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { recebidas } from '../../../test/factories/notificacoes.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos, repetirTrabalhos } from '../../../test/trabalhos.ts';
import { encerramento } from './contratos.jobs.ts';
import { contratos } from './contratos.tables.ts';

const { banco, chamar, agora, plataforma, administrador } = await montarApp({ completa: true });
const ana = await administrador({ nome: 'Ana Souza' });

async function cena() {
  const cliente = await criarCliente(banco, { nome: 'Padaria Aurora' });
  const atende = async (...permissoes: string[]) => {
    const { id } = await criarUsuario(banco, { grupo_id: await criarGrupo(banco, permissoes) });
    await vincularCliente(banco, id, cliente.id);
    return id;
  };
  const id = cliente.contrato_id;
  const [linha] = await banco.select().from(contratos).where(eq(contratos.id, id));
  return {
    id,
    numero: linha?.numero_contrato,
    url: `/contratos?contrato=${id}&cliente_id=${cliente.id}`,
    rafael: await atende('contratos:visualizar'),
    semPermissao: await atende('empresas:visualizar'),
    levar: (body: object) =>
      chamar(ana.token, e.mudarStatus, {
        params: { id },
        body: body as { status_contrato: 'ATIVO' },
      }),
  };
}
const avisosDe = async (id: number) => {
  await adiantarTrabalhos(banco);
  await repetirTrabalhos(banco, 'contrato.status/contrato_status');
  return recebidas(banco, id);
};

test('another status of a contract is told once to who serves the client and may see contracts, not to whoever changed it (contrato_status)', async () => {
  const { rafael, semPermissao, levar, numero, url } = await cena();
  expect((await levar({ status_contrato: 'SUSPENSO', motivo: 'Falta pagar.' })).status).toBe(200);
  expect(await avisosDe(rafael)).toMatchObject([
    {
      tipo_evento: 'contrato_status',
      categoria: 'contratos',
      mensagem: `Ana Souza passou o contrato ${numero} de Padaria Aurora de Ativo para Suspenso.`,
      url,
      contagem: 1,
      criado_por: ana.id,
    },
  ]);
  expect(await recebidas(banco, semPermissao)).toEqual([]);
  expect(await recebidas(banco, ana.id)).toEqual([]);
});

test('a contract that ends by itself on its day is told of in nobody’s name (contrato_status)', async () => {
  const { id, rafael, numero } = await cena();
  await banco
    .update(contratos)
    .set({ encerra_em: somarDias(dataCivil(agora()), -1), motivo_encerramento: 'preco' })
    .where(eq(contratos.id, id));
  await encerramento.fazer({ id: '1', banco, agora, log: plataforma.log }, plataforma);
  expect(await avisosDe(rafael)).toMatchObject([
    {
      mensagem: `O contrato ${numero} de Padaria Aurora chegou ao fim marcado: passou de Ativo para Encerrado.`,
      criado_por: null,
    },
  ]);
});
