import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { contatosEndpoints } from '@dominio/contrato/contatos';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { linhaDoTempoEndpoints } from '@dominio/contrato/linha-do-tempo';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarEmpresa } from '../../../test/factories/empresas.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { montarMudancas } from '../../../test/mover-empresas.apoio.ts';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { empresas } from '../../modules/clientes/clientes.tables.ts';
import { contasBancarias } from '../../modules/contas-bancarias/contas-bancarias.tables.ts';

const { banco, chamar, pessoa, entrar, admin, cena, estadoDe, mover, desfazer, agora } =
  await montarMudancas();
const { token } = admin;

const clienteDa = async (id: number) =>
  (await chamar(token, empresasEndpoints.ler, { params: { id } })).corpo.cliente_id;

describe('companies', () => {
  test('go with their accounts and contacts, which the simulation counts before', async () => {
    const { de, para, empresa } = await cena();
    const antes = await estadoDe([de.id, para.id]);
    const simulada = await mover(token, [empresa.id], para.id, true);
    const quantos = { empresas: 1, contas: 1, contatos: 1 };
    expect(simulada.corpo).toEqual({ ...quantos, recusas: [], simulado: true, mudanca_id: null });
    expect(await estadoDe([de.id, para.id])).toEqual(antes);
    const feita = await mover(token, [empresa.id], para.id);
    expect(feita.corpo).toMatchObject({ ...quantos, simulado: false });
    const [delas, contas, deles] = await estadoDe([para.id]);
    expect(delas?.map(({ id }) => id)).toContain(empresa.id);
    expect([contas?.length, deles?.length]).toEqual([1, 1]);
  });

  test('come back to exactly what there was, once', async () => {
    const { de, para, empresa } = await cena();
    const outra = await criarEmpresa(banco, (await criarCliente(banco)).id);
    const todos = [de.id, para.id, outra.cliente_id];
    const antes = await estadoDe(todos);
    const { mudanca_id } = (await mover(token, [empresa.id, outra.id], para.id)).corpo;
    expect(await estadoDe(todos)).not.toEqual(antes);
    expect((await desfazer(token, mudanca_id)).corpo).toEqual({
      empresas: 2,
      contas: 1,
      contatos: 1,
    });
    expect(await estadoDe(todos)).toEqual(antes);
    expect((await desfazer(token, mudanca_id)).erro.detail).toBe('Esta mudança já foi desfeita.');
  });

  test('raise their versions, so that an older form is refused', async () => {
    const { para, empresa, contato } = await cena();
    await mover(token, [empresa.id], para.id);
    const velha = { body: { cargo: 'Sócia', versao: 1 }, params: { id: contato.id } };
    expect((await chamar(token, contatosEndpoints.atualizar, velha)).status).toBe(409);
  });

  test('go all or none: one that may not is told, and the others wait', async () => {
    const { para, empresa, de } = await cena();
    const { status, cru } = await mover(token, [empresa.id, de.empresa_id], para.id);
    expect(status).toBe(409);
    expect(cru.json().recusas).toEqual([
      {
        empresa_id: de.empresa_id,
        razao_social: `${de.nome} Ltda`,
        cnpj: de.cnpj,
        motivo: 'Tem contrato. Mude ou exclua antes.',
        nomes: [expect.any(String)],
      },
    ]);
    expect(await clienteDa(empresa.id)).toBe(de.id);
  });

  test('are told of in the history, and in the timelines of both clients', async () => {
    const { de, para, empresa } = await cena();
    const { mudanca_id } = (await mover(token, [empresa.id], para.id)).corpo;
    await desfazer(token, mudanca_id);
    const params = { tipo: 'empresa', id: empresa.id };
    const { eventos } = (await chamar(token, auditoriaEndpoints.historico, { params, query: {} }))
      .corpo;
    expect(eventos.map(({ acao }) => acao).sort()).toEqual(
      ['empresa.devolvida', 'empresa.movida', 'empresa.saiu', 'empresa.saiu'].sort(),
    );
    const titulos = async (id: number) =>
      (
        await chamar(token, linhaDoTempoEndpoints.ler, {
          params: { id },
          query: { tipos: 'empresas' as never },
        })
      ).corpo.itens.map(({ titulo }) => titulo);
    expect(await titulos(de.id)).toEqual(
      expect.arrayContaining([
        'Sem contrato Ltda foi para outro cliente',
        'Sem contrato Ltda voltou de outro cliente',
      ]),
    );
    expect(await titulos(para.id)).toEqual(
      expect.arrayContaining(['Sem contrato Ltda veio de outro cliente']),
    );
  });
});

describe('undoing is refused', () => {
  test.each<[string, (cena: Awaited<ReturnType<typeof montada>>) => Promise<unknown>]>([
    [
      'where a company changed since',
      ({ empresa }) =>
        chamar(token, empresasEndpoints.atualizar, {
          params: { id: empresa.id },
          body: { municipio: 'Santos' },
        }),
    ],
    [
      'where it has a contract since',
      ({ empresa, para }) =>
        chamar(token, contratosEndpoints.criar, {
          body: { cliente_id: para.id, empresa_id: empresa.id },
        }),
    ],
    [
      'where a contact came since',
      ({ empresa, para }) => criarContato(banco, { cliente_id: para.id, empresa_id: empresa.id }),
    ],
    [
      'where it has a branch since',
      ({ empresa, para }) =>
        criarEmpresa(banco, para.id, {
          tipo: 'filial',
          matriz_id: empresa.id,
          cnpj: umCnpj(empresa.cnpj.slice(0, 8), 2),
        }),
    ],
    [
      'where who answers for a statement has only the other client since',
      async ({ conta, para }) => {
        const { id } = await criarUsuario(banco);
        await vincularCliente(banco, id, para.id);
        await banco
          .update(contasBancarias)
          .set({ responsavel_extrato_id: id })
          .where(eq(contasBancarias.id, conta.id));
      },
    ],
  ])('%s', async (_caso, mudar) => {
    const feita = await montada();
    await mudar(feita);
    const antes = await estadoDe([feita.de.id, feita.para.id]);
    const { status, erro } = await desfazer(token, feita.mudanca_id);
    expect([status, erro.detail]).toEqual([409, expect.stringMatching(/já não pode ser desfeita/)]);
    expect(await estadoDe([feita.de.id, feita.para.id])).toEqual(antes);
  });

  async function montada() {
    const uma = await cena();
    const { mudanca_id } = (await mover(token, [uma.empresa.id], uma.para.id)).corpo;
    return { ...uma, mudanca_id };
  }
});

describe('who', () => {
  /** Somebody who may move companies, and has these clients. */
  async function quemMove(clienteIds: readonly number[], permissoes = ['empresas:editar']) {
    const quem = await pessoa({ grupo_id: await criarGrupo(banco, permissoes) });
    for (const id of clienteIds) await vincularCliente(banco, quem.id, id);
    return quem;
  }

  test('may read alone is refused', async () => {
    const { de, para, empresa } = await cena();
    const quem = await quemMove([de.id, para.id], ['empresas:visualizar']);
    expect((await mover(quem.token, [empresa.id], para.id)).status).toBe(403);
  });

  test('has both clients may, and undo', async () => {
    const { de, para, empresa } = await cena();
    const quem = await quemMove([de.id, para.id]);
    const { status, corpo } = await mover(quem.token, [empresa.id], para.id);
    expect(status).toBe(200);
    // Who may see neither accounts nor contacts is not told how many there are.
    const quantos = { empresas: 1, contas: null, contatos: null };
    expect(corpo).toMatchObject(quantos);
    const outro = await quemMove([para.id]);
    expect((await desfazer(outro.token, corpo.mudanca_id)).status).toBe(404);
    expect((await desfazer(quem.token, corpo.mudanca_id)).corpo).toEqual(quantos);
  });

  test('has one of the two alone finds the other nowhere, simulating too', async () => {
    const { de, para, empresa } = await cena();
    for (const simular of [true, false]) {
      const daOrigem = await quemMove([de.id]);
      expect((await mover(daOrigem.token, [empresa.id], para.id, simular)).status).toBe(404);
      const doDestino = await quemMove([para.id]);
      expect((await mover(doDestino.token, [empresa.id], para.id, simular)).status).toBe(404);
    }
  });

  test('has one of the companies out of reach finds none of them', async () => {
    const { de, para, empresa } = await cena();
    const alheia = await criarEmpresa(banco, (await criarCliente(banco)).id);
    const quem = await quemMove([de.id, para.id]);
    expect((await mover(quem.token, [empresa.id, alheia.id], para.id)).status).toBe(404);
    expect(await clienteDa(empresa.id)).toBe(de.id);
  });

  test('has the client as a substitute alone cannot keep its companies', async () => {
    const { de, para, empresa } = await cena();
    const fora = await criarUsuario(banco);
    await vincularCliente(banco, fora.id, de.id);
    const quem = await quemMove([para.id], ['empresas:editar', 'empresas:visualizar']);
    const hoje = dataCivil(agora());
    const ferias = { tipo: 'ferias', inicio: hoje, fim: somarDias(hoje, 9) } as const;
    await banco
      .insert(ausencias)
      .values({ ...ferias, usuario_id: fora.id, substituto_id: quem.id });
    const daPonte = await entrar(quem.id);
    const lida = await chamar(daPonte, empresasEndpoints.ler, { params: { id: empresa.id } });
    expect(lida.status).toBe(200);
    expect((await mover(daPonte, [empresa.id], para.id)).status).toBe(404);
  });
});

describe('meanwhile', () => {
  test('a contract that names the company is waited for, and refuses it', async () => {
    const { para, empresa, de } = await cena();
    const resposta = await cruzar(banco, {
      segura: (outra) =>
        outra.query('select 1 from empresas where id = $1 for update', [empresa.id]),
      chamada: () => mover(token, [empresa.id], para.id),
      depois: (outra) =>
        outra.query(
          `insert into contratos (cliente_id, empresa_id, numero_contrato) values ($1, $2, $3)`,
          [de.id, empresa.id, `M-${empresa.id}`],
        ),
    });
    expect(resposta.status).toBe(409);
    expect(await clienteDa(empresa.id)).toBe(de.id);
  });

  test('whoever writes a contact of the company waits for no one who waits for them', async () => {
    const { para, empresa, contato } = await cena();
    const resposta = await cruzar(banco, {
      segura: (outra) =>
        outra.query('select 1 from contatos where id = $1 for update', [contato.id]),
      chamada: () => mover(token, [empresa.id], para.id),
      depois: (outra) =>
        outra.query('select 1 from empresas where id = $1 for update', [empresa.id]),
    });
    expect(resposta.status).toBe(200);
  });

  test('two who move the same company: the second is told that it is there', async () => {
    const { para, empresa } = await cena();
    const respostas = await Promise.all([1, 2].map(() => mover(token, [empresa.id], para.id)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

/** Slow machines are busy machines: what is claimed is the state, and that all of it fits one call. */
const SEM_PRESSA = 60_000;

test(
  'five thousand go in one call, and come back to exactly what there was',
  async () => {
    const [de, para] = [await criarCliente(banco), await criarCliente(banco)];
    const { rows } = await banco.execute<{ id: number }>(sql`
      insert into empresas (cliente_id, cnpj, razao_social)
      select ${de.id}, '7' || lpad(n::text, 13, '0'), 'Grande ' || n from generate_series(1, 5000) n
      returning id`);
    await banco.execute(sql`
      insert into contatos (cliente_id, empresa_id, nome)
      select cliente_id, id, razao_social from empresas where cliente_id = ${de.id}
      order by id desc limit 200`);
    const resumo = async () =>
      (
        await banco.execute(sql`
          select md5(string_agg(e.id || ':' || e.cliente_id, ',' order by e.id)) as empresas,
            (select md5(string_agg(c.id || ':' || c.cliente_id, ',' order by c.id)) from contatos c
              where c.cliente_id in ${[de.id, para.id]}) as contatos
          from empresas e where e.cliente_id in ${[de.id, para.id]}`)
      ).rows;
    const antes = await resumo();
    const { corpo } = await mover(
      token,
      rows.map(({ id }) => id),
      para.id,
    );
    expect(corpo).toMatchObject({ empresas: 5_000, contatos: 200, recusas: [] });
    expect(await banco.$count(empresas, eq(empresas.cliente_id, para.id))).toBe(5_001);
    expect((await desfazer(token, corpo.mudanca_id)).status).toBe(200);
    expect(await resumo()).toEqual(antes);
  },
  SEM_PRESSA,
);
