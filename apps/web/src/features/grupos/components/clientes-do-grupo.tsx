import type { AlcanceDoGrupo, Grupo } from '@dominio/contrato/grupos';
import { Checkbox, Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { outroEndereco } from '../../../components/formulario/saida.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { clientesVinculaveisOptions } from '../../../consultas/clientes-vinculaveis.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, normalizar } from '../../../lib/formato.ts';
import { usePermissoes, usePode } from '../../../lib/permissoes.tsx';
import { ALCANCES, type Alcance, alcanceDe, bandeirasDe, larguraDe } from '../alcance.ts';
import { alcanceDoGrupoOptions, useGravarClientes } from '../grupos.queries.ts';
import { porQueFixo } from '../grupos.registro.ts';
import { alternado, diferenca } from '../matriz.ts';
import classes from './grupos.module.css';
import { RodapeDaTroca } from './rodape-da-troca.tsx';

/** Most clients in the list; a search finds the others. */
const MAXIMO_MOSTRADO = 100;
const MAIS_AMPLO = 'Mais amplo que o seu próprio alcance.';

interface PropsDoEditor {
  grupo: Grupo;
  /**
   * With the version that was read: the server refuses the save when somebody else has saved since.
   */
  salvo: AlcanceDoGrupo & { cliente_ids: readonly number[]; versao: number };
  clientes: readonly { readonly id: number; readonly nome: string }[];
}

function Editor({ grupo, salvo, clientes }: PropsDoEditor) {
  const meu = larguraDe(alcanceDe(usePermissoes()));
  const podeGerir = usePode('user_management:acessar');
  const gravarClientes = useGravarClientes(grupo.id);
  const [termo, setTermo] = useState('');
  const [antes, setAntes] = useState(() => ({
    alcance: alcanceDe(salvo),
    ids: new Set(salvo.cliente_ids),
  }));
  const [agora, setAgora] = useState(antes);
  const [versao, setVersao] = useState(salvo.versao);
  // The group's clients at the opening come first, and stay there when they are unmarked.
  const [primeiros] = useState(antes.ids);
  const { entram, saem } = diferenca(clientes, antes.ids, agora.ids);
  const mudaAlcance = antes.alcance !== agora.alcance;
  const pergunta = useGuardaDeSaida(mudaAlcance || entram.length + saem.length > 0, outroEndereco);
  const fixo = porQueFixo(grupo.id);
  const editavel = podeGerir && fixo === null;
  const achados = clientes
    .filter(({ nome }) => normalizar(nome).includes(normalizar(termo)))
    .sort((a, b) => Number(primeiros.has(b.id)) - Number(primeiros.has(a.id)));
  // The scope may not be changed from or to one that is wider than the caller's own.
  const impedido = (alcance: Alcance) =>
    alcance !== antes.alcance && Math.max(larguraDe(alcance), larguraDe(antes.alcance)) > meu;

  const salvar = async () => {
    try {
      const gravado = await gravarClientes.mutateAsync({
        ...bandeirasDe(agora.alcance),
        cliente_ids: [...agora.ids],
        versao,
      });
      setVersao(gravado.versao);
      setAntes(agora);
      avisar.sucesso({ titulo: 'Clientes do grupo salvos', mensagem: grupo.nome });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao salvar os clientes', mensagem: mensagemDoErro(erro) });
    }
  };

  return (
    <div className={classes.pilha}>
      {fixo && <p className={classes.nota}>{fixo}</p>}
      <Radio.Group
        label="Quais clientes as pessoas do grupo veem"
        value={agora.alcance}
        onChange={(valor) => setAgora({ ...agora, alcance: valor as Alcance })}
      >
        <div className={classes.opcoes}>
          {ALCANCES.map(({ valor, rotulo }) => (
            <Radio
              key={valor}
              value={valor}
              label={rotulo}
              disabled={!editavel || impedido(valor)}
              description={editavel && impedido(valor) ? MAIS_AMPLO : undefined}
            />
          ))}
        </div>
      </Radio.Group>
      {agora.alcance === 'todos' ? (
        <p className={classes.nota}>Todos os clientes já são vistos: não é preciso escolher.</p>
      ) : (
        <>
          <TextInput
            type="search"
            label="Buscar clientes"
            value={termo}
            onChange={(evento) => setTermo(evento.currentTarget.value)}
          />
          <fieldset className={classes.modulo}>
            <legend>
              Clientes de todas as pessoas do grupo:{' '}
              {contar(agora.ids.size, 'escolhido', 'escolhidos')}
            </legend>
            {achados.slice(0, MAXIMO_MOSTRADO).map(({ id, nome }) => (
              <Checkbox
                key={id}
                label={nome}
                checked={agora.ids.has(id)}
                disabled={!editavel}
                onChange={() => setAgora({ ...agora, ids: alternado(agora.ids, id) })}
              />
            ))}
            {achados.length === 0 && <p>Nada encontrado.</p>}
            {achados.length > MAXIMO_MOSTRADO && (
              <p>
                Mostrando {MAXIMO_MOSTRADO} de {achados.length}. Use a busca para ver os outros.
              </p>
            )}
          </fieldset>
        </>
      )}
      {editavel && (
        <RodapeDaTroca
          entram={entram}
          saem={saem}
          tambem={
            mudaAlcance &&
            `Alcance: ${ALCANCES.find(({ valor }) => valor === agora.alcance)?.rotulo}.`
          }
          rotulo="Salvar clientes"
          gravando={gravarClientes.isPending}
          aoDesfazer={() => setAgora(antes)}
          aoSalvar={() => void salvar()}
        />
      )}
      {pergunta}
    </div>
  );
}

/** Choice of the clients that a group's members see. */
export function ClientesDoGrupo({ grupo }: { grupo: Grupo }) {
  const salvo = useQuery(alcanceDoGrupoOptions(grupo.id));
  const clientes = useQuery(clientesVinculaveisOptions());
  return (
    <Lido consulta={salvo} oQue="o alcance do grupo">
      {(alcance) => (
        <Lido consulta={clientes} oQue="os clientes">
          {(todos) => <Editor grupo={grupo} salvo={alcance} clientes={todos} />}
        </Lido>
      )}
    </Lido>
  );
}
