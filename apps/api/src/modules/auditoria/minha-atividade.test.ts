import { auditoriaEndpoints as e } from '@dominio/contrato/auditoria';
import { minhaContaEndpoints } from '@dominio/contrato/minha-conta';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import {
  criarAdministrador,
  criarUsuario,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';

const { banco, entrar, chamar } = await montarApp();

let eu: Awaited<ReturnType<typeof criarUsuario>>;
let token: string;

beforeEach(async () => {
  eu = await criarUsuario(banco, { nome: 'Bruno Lima' });
  token = await entrar(eu.id);
});

const ler = async (query: object = {}, quem = token) =>
  (await chamar(quem, e.minhas, { query: { limit: 20, ...query } })).corpo;
const acoes = async (query?: object) => (await ler(query)).eventos.map(({ acao }) => acao);

describe('one’s own activity', () => {
  test('is told in words with what changed, to people who may not read the log', async () => {
    expect((await chamar(token, e.listar, { query: {} })).status).toBe(403);
    const body = { telefone: '(11) 98888-7777' };
    expect((await chamar(token, minhaContaEndpoints.gravarPerfil, { body })).status).toBe(200);
    const [evento] = (await ler()).eventos;
    expect(evento).toMatchObject({
      acao: 'usuario.perfil_alterado',
      frase: 'Você corrigiu os próprios dados',
      autor: { id: eu.id },
      ip: '127.0.0.1',
      diferencas: [{ campo: 'telefone', antes: null, depois: '(11) 98888-7777' }],
    });
  });

  test('holds neither what others did nor what a visitor did in one’s name', async () => {
    const admin = await criarAdministrador(banco);
    await banco.insert(auditoriaEventos).values([
      { acao: 'senha.resetada', usuario_id: admin.id, objeto_tipo: 'usuario', objeto_id: eu.id },
      { acao: 'time.criado', usuario_id: admin.id, como_usuario_id: eu.id },
      { acao: 'sessao.aberta', usuario_id: eu.id },
      { acao: 'sessao.recusada', objeto_tipo: 'usuario', objeto_id: eu.id, ip: '10.0.0.1' },
    ]);
    expect(await acoes()).toEqual(['sessao.aberta']);
    expect(await ler({}, await entrar(admin.id))).toMatchObject({
      eventos: [{ acao: 'time.criado', como: { id: eu.id } }, { acao: 'senha.resetada' }],
    });
  });

  test('comes by pages, each entry once', async () => {
    await banco
      .insert(auditoriaEventos)
      .values([1, 2, 3, 4, 5].map((n) => ({ acao: `coisa_${n}.feita`, usuario_id: eu.id })));
    const lidas: string[] = [];
    let antes_de: string | undefined;
    do {
      const pagina = await ler({ limit: 2, antes_de });
      expect(pagina.eventos.length).toBeLessThanOrEqual(2);
      lidas.push(...pagina.eventos.map(({ acao }) => acao));
      antes_de = pagina.proximo ?? undefined;
    } while (antes_de);
    expect(lidas).toEqual([5, 4, 3, 2, 1].map((n) => `coisa_${n}.feita`));
  });

  test('leaves out entries about a client that is out of reach by now', async () => {
    const cliente = await criarCliente(banco);
    await vincularCliente(banco, eu.id, cliente.id);
    await banco.insert(auditoriaEventos).values({
      acao: 'cliente.alterado',
      usuario_id: eu.id,
      objeto_tipo: 'cliente',
      objeto_id: cliente.id,
      cliente_id: cliente.id,
    });
    expect(await acoes()).toEqual(['cliente.alterado']);
    await banco.delete(usuarioClientes).where(eq(usuarioClientes.usuario_id, eu.id));
    expect(await acoes()).toEqual([]);
  });

  test('is read by a client’s person too, without entries about other clients', async () => {
    const [minha, outra] = [await criarCliente(banco), await criarCliente(banco)];
    const pessoa = await criarUsuario(banco, { grupo_id: 2, client_id: minha.id });
    await banco.insert(auditoriaEventos).values(
      [minha, outra].map(({ id }) => ({
        acao: 'sessao.aberta',
        usuario_id: pessoa.id,
        cliente_id: id,
      })),
    );
    const { eventos } = await ler({}, await entrar(pessoa.id));
    expect(eventos.map(({ cliente }) => cliente?.id)).toEqual([minha.id]);
  });
});
