import { contratosEndpoints as e } from '@dominio/contrato/contratos';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import { criarServico } from '../../../test/factories/servicos.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { servicos as tabela } from '../servicos/servicos.tables.ts';
import { contratos } from './contratos.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();
const folha = (await criarServico(banco, { nome: 'Folha' })).id;
const fiscal = (await criarServico(banco, { nome: 'Fiscal' })).id;
const JA_EXISTE = 'Já existe contrato ativo deste serviço para a empresa.';

const mudar = (id: number, body: object, token = admin) =>
  chamar(token, e.atualizar, { params: { id }, body });
const levar = (id: number, status_contrato: 'EM_IMPLANTACAO' | 'ATIVO' | 'SUSPENSO') =>
  chamar(admin, e.mudarStatus, { params: { id }, body: { status_contrato } });

/** A person who edits contracts of a client and may not see their amounts. */
async function semValores(clienteId: number) {
  const editor = await criarUsuario(banco);
  await vincularCliente(banco, editor.id, clienteId);
  await conceder(banco, editor.id, 'contratos:editar');
  return entrar(editor.id);
}

const COMPLETO = {
  servico_id: folha,
  volume_limite: 20,
  unidade: 'funcionários',
  sla_horas: 48,
  valor_centavos: 50_000,
};

describe('the services of a contract', () => {
  test('are answered as they were agreed, in their order, and each change is an amendment', async () => {
    const { contrato_id: id } = await criarCliente(banco);
    const { corpo } = await mudar(id, { servicos: [{ servico_id: fiscal }, COMPLETO] });
    expect(corpo.servicos).toEqual([
      {
        servico_id: fiscal,
        nome: 'Fiscal',
        volume_limite: null,
        unidade: null,
        sla_horas: null,
        valor_centavos: null,
      },
      { ...COMPLETO, nome: 'Folha' },
    ]);
    await mudar(id, {
      servicos: [{ servico_id: fiscal }, { ...COMPLETO, valor_centavos: 60_000 }],
    });
    const { corpo: lidos } = await chamar(admin, aditivosEndpoints.listar, { params: { id } });
    expect(lidos.aditivos.map(({ mudancas }) => mudancas)).toEqual([
      [
        {
          campo: 'valores_dos_servicos',
          antes: ['Folha: R$ 500,00'],
          depois: ['Folha: R$ 600,00'],
        },
      ],
      [
        {
          campo: 'servicos',
          antes: [],
          depois: ['Fiscal', 'Folha (até 20 funcionários, em 48 h)'],
        },
        { campo: 'valores_dos_servicos', antes: [], depois: ['Folha: R$ 500,00'] },
      ],
    ]);
    const [registro] = await banco
      .select()
      .from(auditoriaEventos)
      .orderBy(desc(auditoriaEventos.id))
      .limit(1);
    expect(registro).toMatchObject({
      acao: 'contrato.alterado',
      depois: { valores_dos_servicos: ['Folha: R$ 600,00'] },
    });
  });

  test('keep their amounts from who may not see them, and from being lost by that person', async () => {
    const { id: clienteId, contrato_id: id } = await criarCliente(banco);
    await mudar(id, { servicos: [COMPLETO] });
    const token = await semValores(clienteId);
    const lido = (await chamar(token, e.ler, { params: { id } })).corpo.servicos;
    expect(lido).toHaveLength(1);
    expect(lido[0]).not.toHaveProperty('valor_centavos');
    const { corpo } = await chamar(token, aditivosEndpoints.listar, { params: { id } });
    expect(corpo.aditivos.flatMap(({ mudancas }) => mudancas.map(({ campo }) => campo))).toEqual([
      'servicos',
    ]);
    const recusa = await mudar(id, { servicos: [{ ...COMPLETO, valor_centavos: 1 }] }, token);
    expect([recusa.status, recusa.erro.campos?.[0]?.campo]).toEqual([422, 'servicos']);
    await mudar(id, { servicos: [{ servico_id: folha, volume_limite: 30 }] }, token);
    expect((await chamar(admin, e.ler, { params: { id } })).corpo.servicos).toMatchObject([
      { volume_limite: 30, unidade: null, valor_centavos: 50_000 },
    ]);
  });

  test.each([
    [[{ servico_id: 987_654 }], 'servicos', 'Serviço não encontrado.'],
    [
      [{ servico_id: folha }, { servico_id: folha }],
      'servicos',
      'Cada serviço entra uma vez no contrato.',
    ],
    [
      [{ servico_id: folha, volume_limite: 0 }],
      'servicos.0.volume_limite',
      'Informe o volume, de 1 a 1.000.000.',
    ],
  ])('as %j are refused at their field', async (servicos, campo, mensagem) => {
    const { contrato_id: id } = await criarCliente(banco);
    const { status, erro } = await mudar(id, { servicos });
    expect([status, erro.campos]).toEqual([422, [{ campo, mensagem }]]);
  });

  test('may be kept when the firm no longer offers them, but not chosen anew', async () => {
    const antigo = await criarServico(banco, { nome: 'Antigo' });
    const { contrato_id: id } = await criarCliente(banco);
    await mudar(id, { servicos: [{ servico_id: antigo.id }] });
    await banco.update(tabela).set({ ativo: false }).where(eq(tabela.id, antigo.id));
    const servicos = [{ servico_id: antigo.id, sla_horas: 24 }];
    expect((await mudar(id, { servicos })).status).toBe(200);
    const outro = await criarCliente(banco);
    const recusa = await mudar(outro.contrato_id, { servicos });
    expect(recusa.erro.detail).toBe('O serviço Antigo não está mais em uso.');
  });
});

describe('a company has one active contract of a service', () => {
  test('so another is neither activated with it nor given it', async () => {
    const cliente = await criarCliente(banco);
    await mudar(cliente.contrato_id, { servicos: [{ servico_id: folha }] });
    const corpo = { cliente_id: cliente.id, empresa_id: cliente.empresa_id };
    const novo = async (servico_id: number) => {
      const { id } = (
        await chamar(admin, e.criar, { body: { ...corpo, servicos: [{ servico_id }] } })
      ).corpo;
      await levar(id, 'EM_IMPLANTACAO');
      return id;
    };
    const repetido = await novo(folha);
    const recusa = await levar(repetido, 'ATIVO');
    expect([recusa.status, recusa.erro.detail]).toEqual([409, JA_EXISTE]);
    const outro = await novo(fiscal);
    expect((await levar(outro, 'ATIVO')).status).toBe(200);
    const dado = await mudar(outro, { servicos: [{ servico_id: folha }] });
    expect([dado.status, dado.erro.campos]).toEqual([
      422,
      [{ campo: 'servicos', mensagem: JA_EXISTE }],
    ]);
    await levar(cliente.contrato_id, 'SUSPENSO');
    expect((await levar(repetido, 'ATIVO')).status).toBe(200);
  });

  test('but two from before the rule are still edited, each with the services that it has', async () => {
    const cliente = await criarCliente(banco);
    const { id: clienteId, contrato_id: id, empresa_id } = cliente;
    await mudar(id, { servicos: [{ servico_id: folha }] });
    const body = { cliente_id: clienteId, empresa_id, servicos: [{ servico_id: folha }] };
    const outro = (await chamar(admin, e.criar, { body })).corpo.id;
    const ativo = { status_contrato: 'ATIVO' } as const;
    await banco.update(contratos).set(ativo).where(eq(contratos.id, outro));
    const servicos = [{ servico_id: folha, sla_horas: 24 }, { servico_id: fiscal }];
    expect((await mudar(id, { empresa_id, servicos })).status).toBe(200);
    const dado = await mudar(outro, { servicos });
    expect([dado.status, dado.erro.campos]).toEqual([
      422,
      [{ campo: 'servicos', mensagem: JA_EXISTE }],
    ]);
    expect((await mudar(outro, { empresa_id: null })).status).toBe(200);
    expect((await mudar(outro, { empresa_id })).status).toBe(422);
  });

  test('when another is activated at the same moment, the second is refused', async () => {
    const cliente = await criarCliente(banco, { status_contrato: 'SUSPENSO' });
    const body = { cliente_id: cliente.id, servicos: [{ servico_id: folha }] };
    const primeiro = (await chamar(admin, e.criar, { body })).corpo.id;
    const segundo = (await chamar(admin, e.criar, { body })).corpo.id;
    await levar(segundo, 'EM_IMPLANTACAO');
    const { status, erro } = await cruzar(banco, {
      segura: (outra) =>
        outra.query('select 1 from clientes where id = $1 for no key update', [cliente.id]),
      chamada: () => levar(segundo, 'ATIVO'),
      depois: (outra) =>
        outra.query(`update contratos set status_contrato = 'ATIVO' where id = $1`, [primeiro]),
    });
    expect([status, erro.detail]).toEqual([409, JA_EXISTE]);
  });
});
