import { ausenciasEndpoints } from '@dominio/contrato/ausencias';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ eu }) => ({
  'GET /api/ausencias': {
    quem: 'administrador',
    query: { quando: 'agora' },
    papeis: [200, 200, 403, 403],
  },
  'POST /api/ausencias': {
    quem: 'administrador',
    body: { usuario_id: eu, tipo: 'ferias', inicio: '2027-01-04', fim: '2027-01-08' },
    papeis: [201, 201, 403, 403],
  },
  'PUT /api/ausencias/{id}': {
    quem: 'administrador',
    params: { id: NENHUM },
    body: { usuario_id: eu, tipo: 'ferias', inicio: '2027-01-04', fim: '2027-01-08' },
    aceita: [404],
    alheio: { id: NENHUM },
    papeis: [404, 404, 403, 403],
  },
  'DELETE /api/ausencias/{id}': {
    quem: 'administrador',
    params: { id: NENHUM },
    aceita: [404],
    alheio: { id: NENHUM },
    papeis: [404, 404, 403, 403],
  },
});

const idDe = (valor: unknown) => (valor as { id: number } | null)?.id ?? null;

export const substantivos: Substantivos = async ({ banco, eu }) => {
  const um = await criarUsuario(banco);
  const [tres, quatro] = [await criarUsuario(banco), await criarUsuario(banco)];
  return {
    ausência: {
      criar: ausenciasEndpoints.criar,
      editar: ausenciasEndpoints.atualizar,
      ler: ausenciasEndpoints.listar,
      exemplos: {
        usuario_id: [um.id, eu],
        substituto_id: [tres.id, quatro.id],
        tipo: ['licenca', 'ferias'],
        fim: ['2026-03-20', '2026-04-20'],
      },
      fora: ['versao'],
      lidos: { usuario_id: (r) => idDe(r.usuario), substituto_id: (r) => idDe(r.substituto) },
      entregue: {
        por: ({ ausencias }) => ausencias[0],
        lidos: { substituto_id: (r) => (r.substituto === quatro.nome ? quatro.id : r.substituto) },
        fora: { usuario_id: 'whose the absence is, is who asks' },
      },
      auditada: 'ausencia.alterada',
    },
  };
};
