import { gruposEndpoints } from '@dominio/contrato/grupos';
import { segundoFatorEndpoints as e } from '@dominio/contrato/segundo-fator';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarGrupo, criarQuemCuida } from '../../../test/factories/grupos.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { cifrarSenha } from '../sessoes/senhas/senhas.ts';
import { codigoDoTotp } from './totp/totp.ts';

const SENHA = 'corvo azul de bicicleta';
const { banco, chamar, entrar, agora, administrador } = await montarApp();
const senha_hash = await cifrarSenha(SENHA);
const { token: tokenDoAdmin } = await administrador();
const prova = { body: { senha: SENHA } };

describe('a group that requires a second factor', () => {
  async function exigir(grupoId: number, exige = true) {
    const body = { exige_segundo_fator: exige };
    return chamar(tokenDoAdmin, gruposEndpoints.atualizar, { params: { id: grupoId }, body });
  }

  test('P8 stops its members at once, in open sessions too, until they have set one up', async () => {
    const grupo = await criarGrupo(banco);
    const { id } = await criarUsuario(banco, { senha_hash, grupo_id: grupo });
    const token = await entrar(id);
    expect((await chamar(token, sessoesEndpoints.permissoes)).status).toBe(200);
    await exigir(grupo);
    const { status, erro } = await chamar(token, sessoesEndpoints.permissoes);
    expect(status).toBe(409);
    expect(erro.codigo).toBe('SEGUNDO_FATOR_OBRIGATORIO');
    expect((await chamar(token, sessoesEndpoints.eu)).status).toBe(200);
    expect((await chamar(token, e.estado)).corpo).toMatchObject({ exigido: true, totp: false });
    const { corpo } = await chamar(token, e.ativar, prova);
    const codigo = codigoDoTotp(corpo.segredo, agora());
    expect((await chamar(token, e.confirmar, { body: { codigo } })).status).toBe(200);
    expect((await chamar(token, sessoesEndpoints.permissoes)).status).toBe(200);
    const desativar = await chamar(token, e.desativar, prova);
    expect(desativar.status).toBe(409);
    expect(desativar.erro.detail).toContain('exige um segundo fator');
    await exigir(grupo, false);
    expect((await chamar(token, e.desativar, prova)).status).toBe(200);
  });

  test('can be set to require it by an administrator alone', async () => {
    const grupo = await criarGrupo(banco);
    const token = await entrar((await criarQuemCuida(banco, [], { senha_hash })).id);
    for (const [endpoint, envio] of [
      [gruposEndpoints.atualizar, { params: { id: grupo }, body: { exige_segundo_fator: true } }],
      [gruposEndpoints.criar, { body: { nome: 'Exigente', exige_segundo_fator: true } }],
    ] as const) {
      const { status, erro } = await chamar(token, endpoint as never, envio as never);
      expect(status).toBe(422);
      expect((erro as { campos: unknown }).campos).toEqual([
        { campo: 'exige_segundo_fator', mensagem: 'Só um administrador muda esta exigência.' },
      ]);
    }
  });
});
