import { GRUPO } from '@dominio/contrato/permissoes';
import type { UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import { useQuery } from '@tanstack/react-query';
import { contar } from '../../../lib/formato.ts';
import { BotaoDeEscolha } from '../../../registros/botao-de-escolha.tsx';
import { botoesDeMudanca } from '../../../registros/botoes-de-mudanca.tsx';
import type { Lote } from '../../../registros/use-selecao.ts';
import { ROTULOS_DO_USUARIO as ROTULOS } from '../usuario.formulario.ts';
import { CHAMADA, MUDANCAS } from '../usuarios.mudancas.ts';
import { gruposOptions, usuarios } from '../usuarios.queries.ts';
import { CampoDoGrupo } from './campo-do-grupo.tsx';

const botoesDaSituacao = botoesDeMudanca(usuarios, MUDANCAS, CHAMADA);

interface Props {
  valor: string | null;
  aoMudar: (valor: string | null) => void;
}

/** The groups of the staff into which the caller may put somebody. */
function GrupoDaEquipe({ valor, aoMudar }: Props) {
  const { data: grupos = [] } = useQuery(gruposOptions());
  const opcoes = grupos.filter(({ id, acoes }) => acoes.conceder && id !== GRUPO.cliente);
  return (
    <CampoDoGrupo
      label={ROTULOS.grupo_id}
      opcoes={opcoes.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
      value={valor}
      onChange={aoMudar}
    />
  );
}

/** What may be done with all chosen people: their access, and the group of the staff among them. */
export const loteDeUsuarios = (lote: Lote<UsuarioDoCadastro>) => (
  <>
    {botoesDaSituacao(lote)}
    <BotaoDeEscolha
      recurso={usuarios}
      lote={lote}
      chamada={CHAMADA}
      campo={{
        rotulo: 'Mudar grupo',
        titulo: (quantos) => `Mudar o grupo de ${contar(quantos, 'usuário', 'usuários')}`,
        texto: 'O grupo decide o que cada um vê e faz. A troca é imediata.',
        campo: (valor: string | null, aoMudar) => <GrupoDaEquipe valor={valor} aoMudar={aoMudar} />,
        muda: (grupo) => ({ grupo_id: Number(grupo) }),
        feito: ['mudou de grupo', 'mudaram de grupo'],
        cabe: ({ client_id }) => client_id === null,
      }}
    />
  </>
);
