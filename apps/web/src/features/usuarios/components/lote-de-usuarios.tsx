import { GRUPO } from '@dominio/contrato/permissoes';
import type { UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { contar } from '../../../lib/formato.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { BotaoDeEscolha } from '../../../registros/botao-de-escolha.tsx';
import { BotaoDeLote } from '../../../registros/botao-de-lote.tsx';
import type { Lote } from '../../../registros/use-selecao.ts';
import { ROTULOS_DO_USUARIO as ROTULOS } from '../usuario.formulario.ts';
import { ACOES, type Decidido, temVolta, useLoteDeUsuarios } from '../usuarios.lote.ts';
import { CHAMADA } from '../usuarios.mudancas.ts';
import { gruposOptions, usuarios } from '../usuarios.queries.ts';
import { CampoDoGrupo } from './campo-do-grupo.tsx';

/** Code in a file of its own, fetched when the button is pressed. */
const AcoesDoLote = sobDemanda(() => import('./acoes-do-lote.tsx'));

interface Pergunta {
  readonly pessoas: readonly UsuarioDoCadastro[];
  readonly responder: (decidido: Decidido | undefined) => void;
}

/** Access, team, further groups, sessions and invitations of all chosen people. */
function MaisAcoes({ lote }: { lote: Lote<UsuarioDoCadastro> }) {
  const { fazer, desfazer } = useLoteDeUsuarios();
  const [pergunta, setPergunta] = useState<Pergunta>();
  const decidir = (pessoas: readonly UsuarioDoCadastro[]) =>
    new Promise<Decidido | undefined>((responder) => setPergunta({ pessoas, responder })).finally(
      () => setPergunta(undefined),
    );
  return (
    <>
      <BotaoDeLote
        recurso={usuarios}
        lote={lote}
        rotulo="Mais ações"
        decidir={decidir}
        fazer={fazer}
        desfazer={desfazer}
        temVolta={temVolta}
        feito={['usuário mudado', 'usuários mudados']}
        detalhe={({ acao }) => ACOES[acao].feito}
      />
      <Suspense>
        {pergunta && <AcoesDoLote pessoas={pergunta.pessoas} aoResponder={pergunta.responder} />}
      </Suspense>
    </>
  );
}

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
    <MaisAcoes lote={lote} />
  </>
);
