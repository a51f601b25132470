import type { Grupo, PermissaoCompleta } from '@dominio/contrato/grupos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { outroEndereco } from '../../../components/formulario/saida.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode, usePossui } from '../../../lib/permissoes.tsx';
import { permissoesDoGrupoOptions, useGravarPermissoes } from '../grupos.queries.ts';
import { porQueFixo } from '../grupos.registro.ts';
import { catalogoOptions } from '../matriz.queries.ts';
import { alternado, diferenca } from '../matriz.ts';
import classes from './grupos.module.css';
import { MatrizDePermissoes } from './matriz-de-permissoes.tsx';
import { RodapeDaTroca } from './rodape-da-troca.tsx';

const NAO_POSSUI = 'Você não possui esta permissão.';
const SO_LEITURA = 'Você pode ver os grupos, mas não alterá-los.';

interface PropsDoEditor {
  grupo: Grupo;
  catalogo: readonly PermissaoCompleta[];
  salvas: readonly PermissaoCompleta[];
  /** The version that was read: the server refuses the save when somebody else has saved since. */
  versao: number;
}

function Editor({ grupo, catalogo, salvas, versao: lida }: PropsDoEditor) {
  const possui = usePossui();
  const podeGerir = usePode('user_management:acessar');
  const gravarPermissoes = useGravarPermissoes(grupo.id);
  const [antes, setAntes] = useState(() => new Set(salvas.map(({ id }) => id)));
  const [marcadas, setMarcadas] = useState(antes);
  const [versao, setVersao] = useState(lida);
  const { entram, saem } = diferenca(catalogo, antes, marcadas);
  const pergunta = useGuardaDeSaida(entram.length + saem.length > 0, outroEndereco);
  const fixo = porQueFixo(grupo.id) ?? (podeGerir ? null : SO_LEITURA);
  const faltaAlguma = fixo === null && !catalogo.every(possui);

  const salvar = async () => {
    try {
      const gravada = await gravarPermissoes.mutateAsync({ ids: [...marcadas], versao });
      setVersao(gravada.versao);
      setAntes(marcadas);
      avisar.sucesso({ titulo: 'Permissões salvas', mensagem: grupo.nome });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao salvar as permissões', mensagem: mensagemDoErro(erro) });
    }
  };

  return (
    <div className={classes.pilha}>
      {fixo && <p className={classes.nota}>{fixo}</p>}
      {faltaAlguma && (
        <p className={classes.nota}>
          Você só concede e retira as permissões que possui. As outras estão desabilitadas.
        </p>
      )}
      <MatrizDePermissoes
        permissoes={catalogo}
        marcadas={
          grupo.id === GRUPO.administrador ? new Set(catalogo.map(({ id }) => id)) : marcadas
        }
        impedimento={(permissao) => fixo ?? (possui(permissao) ? null : NAO_POSSUI)}
        aoAlternar={(id) => setMarcadas((atuais) => alternado(atuais, id))}
      />
      {fixo === null && (
        <RodapeDaTroca
          entram={entram}
          saem={saem}
          rotulo="Salvar permissões"
          gravando={gravarPermissoes.isPending}
          aoDesfazer={() => setMarcadas(antes)}
          aoSalvar={() => void salvar()}
        />
      )}
      {pergunta}
    </div>
  );
}

/** The permissions of a group, as the matrix of modules and actions. */
export function PermissoesDoGrupo({ grupo }: { grupo: Grupo }) {
  const catalogo = useQuery(catalogoOptions());
  const salvas = useQuery(permissoesDoGrupoOptions(grupo.id));
  return (
    <Lido consulta={catalogo} oQue="as permissões">
      {(todas) => (
        <Lido consulta={salvas} oQue="as permissões do grupo">
          {({ permissoes, versao }) => (
            <Editor grupo={grupo} catalogo={todas} salvas={permissoes} versao={versao} />
          )}
        </Lido>
      )}
    </Lido>
  );
}
