import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { type Bloco, minutaEndpoints as e } from '@dominio/contrato/contratos-minuta';
import { escritorioEndpoints } from '@dominio/contrato/escritorio';
import { modelosMinutaEndpoints, VARIAVEIS } from '@dominio/contrato/modelos-minuta';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../../test/factories/grupos.ts';
import { criarModeloMinuta } from '../../../../test/factories/modelos-minuta.ts';
import { criarServico } from '../../../../test/factories/servicos.ts';
import { criarUsuario, vincularCliente } from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { clientes, empresas } from '../../clientes/clientes.tables.ts';
import { contratos } from '../contratos.tables.ts';
import { redigirMinuta } from './redacao.ts';
import type { Valores } from './valores.rules.ts';

const { app, banco, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();

let cliente: Awaited<ReturnType<typeof criarCliente>>;
let params: { id: number };

beforeEach(async () => {
  cliente = await criarCliente(banco, { nome: 'Padaria *Boa*' });
  params = { id: cliente.contrato_id };
});

/** Somebody who edits contracts, and sees neither their amounts nor companies. */
async function editor() {
  const grupo_id = await criarGrupo(banco, ['contratos:visualizar', 'contratos:editar']);
  const { id } = await criarUsuario(banco, { grupo_id });
  await vincularCliente(banco, id, cliente.id);
  return entrar(id);
}

const escrito = (blocos: readonly Bloco[]) =>
  blocos
    .flatMap((bloco) => {
      if (bloco.tipo === 'linha') return ['___'];
      const linhas = bloco.tipo === 'lista' ? bloco.itens : [bloco.trechos];
      return linhas.map((trechos) => trechos.map(({ texto }) => texto).join(''));
    })
    .join('\n');

async function minuta(texto: string, token = admin) {
  const { id: modelo_id } = await criarModeloMinuta(banco, { texto });
  const { status, corpo, erro } = await chamar(token, e.previa, { params, query: { modelo_id } });
  return {
    status,
    erro,
    ...(status === 200 && { texto: escrito(corpo.blocos), faltam: corpo.faltam }),
  };
}

describe('the minute of a contract', () => {
  test('says what the contract, its company and the firm say', async () => {
    const folha = await criarServico(banco, { nome: 'Folha' });
    await banco
      .update(empresas)
      .set({
        razao_social: 'Padaria Boa Ltda.',
        logradouro: 'Rua A',
        numero: '1',
        municipio: 'Campinas',
        uf: 'SP',
      })
      .where(eq(empresas.id, cliente.empresa_id));
    await chamar(admin, contratosEndpoints.atualizar, {
      params,
      body: {
        empresa_id: cliente.empresa_id,
        servicos: [
          {
            servico_id: folha.id,
            volume_limite: 20,
            unidade: 'funcionários',
            valor_centavos: 30_000,
          },
        ],
        valor_mensal_centavos: 123_456,
        data_inicio: '2026-03-02',
        indice_reajuste: 'IPCA',
        mes_reajuste: 3,
        aviso_previo_dias: 30,
      },
    });
    await chamar(admin, escritorioEndpoints.gravar, { body: { nome: 'Escritório Sol' } });
    const { texto, faltam } = await minuta(
      '{cliente}\n\n{endereco}\n\n{servicos_com_valores}\n\n{valor_mensal} ({valor_por_extenso})\n\n{vigencia}\n\n{indice_reajuste} em {mes_reajuste}\n\n{aviso_previo} dias\n\n{escritorio}',
    );
    expect(texto?.split('\n')).toEqual([
      'Padaria Boa Ltda.',
      'Rua A, 1, Campinas/SP',
      'Folha (até 20 funcionários): R$ 300,00 por mês',
      'R$ 1.234,56 (mil duzentos e trinta e quatro reais e cinquenta e seis centavos)',
      'a partir de 02/03/2026, por prazo indeterminado',
      'IPCA em março',
      '30 dias',
      'Escritório Sol',
    ]);
    expect(faltam).toEqual([]);
  });

  test('is a PDF under the name of the contract, and that it was made is in the history', async () => {
    const [padrao] = (
      await chamar(admin, modelosMinutaEndpoints.listar, { query: { termo: 'Prestação' } })
    ).corpo.modelos;
    const { cru } = await chamar(admin, e.gerar, { params, body: { modelo_id: padrao?.id ?? 0 } });
    expect(cru.statusCode).toBe(200);
    expect(cru.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Minuta .*Padaria {1,2}Boa.*\.pdf"/,
      ),
      'cache-control': 'no-store',
    });
    expect(cru.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { corpo } = await chamar(admin, auditoriaEndpoints.historico, {
      params: { tipo: 'contrato', id: params.id },
    });
    expect(corpo.eventos[0]?.frase).toContain('gerou a minuta do contrato');
    expect(JSON.stringify(corpo.eventos[0])).toContain('Prestação de serviços');
  });

  test('is kept among the attachments of the contract, which the log tells', async () => {
    const { id: modelo_id } = await criarModeloMinuta(banco, { texto: 'De {cliente}' });
    const { status, corpo } = await chamar(admin, e.guardar, { params, body: { modelo_id } });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({
      tipo: 'minuta',
      // No sign of the name that a file may not have.
      nome: expect.stringMatching(/^Minuta T-\d+ - Padaria Boa ?\.pdf$/),
    });
    const cru = await app.inject({
      url: `/api/contratos/${params.id}/anexos/${corpo.id}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(cru.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const historico = await chamar(admin, auditoriaEndpoints.historico, {
      params: { tipo: 'contrato', id: params.id },
    });
    expect(JSON.stringify(historico.corpo.eventos[0])).toContain(corpo.nome);
  });

  test('tells amounts to those alone who see them', async () => {
    const token = await editor();
    const recusa = await minuta('{valor_mensal}', token);
    expect([recusa.status, recusa.erro?.campos]).toEqual([
      422,
      [{ campo: 'modelo_id', mensagem: 'Este modelo traz valores, que você não vê.' }],
    ]);
    expect((await minuta('{numero}', token)).status).toBe(200);
  });

  test('tells of companies what the contract does to whoever may not see them', async () => {
    await banco
      .update(empresas)
      .set({ logradouro: 'Rua A', municipio: 'Campinas' })
      .where(eq(empresas.id, cliente.empresa_id));
    const token = await editor();
    const tudo = '{cliente}\n\n{endereco}\n\n{empresas}';
    expect((await minuta(tudo, token)).faltam).toEqual(['endereco', 'empresas']);
    expect((await minuta(tudo)).faltam).toEqual([]);
  });

  test.each([
    ['that nests too deep', '>'.repeat(39_000), 'complexo demais'],
    ['that repeats too much', '{empresas}'.repeat(3_900), 'longa demais'],
  ])('of a template %s is refused', async (_, texto, frase) => {
    await banco
      .update(empresas)
      .set({ razao_social: 'E'.repeat(200) })
      .where(eq(empresas.id, cliente.empresa_id));
    const { status, erro } = await minuta(texto);
    expect([status, erro?.detail]).toEqual([422, expect.stringContaining(frase)]);
  });

  test('that takes too long to be written is refused', async () => {
    const valores = Object.fromEntries(Object.keys(VARIAVEIS).map((nome) => [nome, null]));
    const redacao = { texto: '**x*y '.repeat(6_000), valores: valores as Valores, pdf: null };
    await expect(redigirMinuta(redacao, 1)).rejects.toThrow('complexo demais');
  });

  test('tells the CPF of a person to whoever may open their record, which is audited', async () => {
    await banco.update(contratos).set({ empresa_id: null }).where(eq(contratos.id, params.id));
    await banco.delete(empresas).where(eq(empresas.id, cliente.empresa_id));
    await banco
      .update(clientes)
      .set({ natureza: 'pessoa_fisica', cpf: '52998224725' })
      .where(eq(clientes.id, cliente.id));
    expect((await minuta('{documento}', await editor())).faltam).toEqual(['documento']);
    const lidas = () =>
      banco.$count(
        auditoriaEventos,
        and(
          eq(auditoriaEventos.acao, 'cliente.dados_lidos'),
          eq(auditoriaEventos.objeto_id, cliente.id),
        ),
      );
    expect(await lidas()).toBe(0);
    await minuta('{cliente}');
    expect(await lidas()).toBe(0);
    expect((await minuta('{documento}')).texto).toBe('529.982.247-25');
    expect(await lidas()).toBe(1);
  });

  test('is made by templates in use alone', async () => {
    const { id } = await criarModeloMinuta(banco, { ativo: false });
    for (const modelo_id of [id, 987_654]) {
      const { status, erro } = await chamar(admin, e.gerar, { params, body: { modelo_id } });
      expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'modelo_id']);
    }
  });
});
