import { type Grupo, gruposEndpoints } from '@dominio/contrato/grupos';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import quadro from '../../../components/formulario/formulario.module.css';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { validar } from '../../../lib/validar.ts';
import { useAcoesDosGrupos } from '../grupos.queries.ts';
import classes from './grupos.module.css';

const ROTULOS = { nome: 'Nome', descricao: 'Descrição' } as const;
const ORDEM = ['nome', 'descricao'] as const;

interface Props {
  /** Null for a new one. */
  grupo: Grupo | null;
  aoSalvar: (grupo: Grupo) => void;
  aoCancelar: () => void;
  aoRecarregar: () => void;
}

/** A group's own fields. */
export function FormularioDoGrupo({ grupo, aoSalvar, aoCancelar, aoRecarregar }: Props) {
  const { salvar } = useAcoesDosGrupos();
  const [salvo, setSalvo] = useState(false);
  const [alterado, setAlterado] = useState<string | null>(null);
  // What was read when it was opened, whatever is read meanwhile.
  const [versao] = useState(grupo?.versao);
  const formulario = useFormulario({
    iniciais: { nome: grupo?.nome ?? '', descricao: grupo?.descricao ?? '' },
    ordem: ORDEM,
    validar: (valores) => {
      const lido = validar(gruposEndpoints.criar.body, valores);
      return lido.ok ? {} : lido.erros;
    },
  });
  const { form } = formulario;
  const pergunta = useGuardaDeSaida(
    form.isDirty() && !salvo,
    (de, para) => de.pathname !== para.pathname || de.search !== para.search,
  );

  const enviar = async () => {
    formulario.limparGeral();
    try {
      const body = { ...form.getValues(), ...(versao !== undefined && { versao }) };
      const { grupo: gravado } = await salvar.mutateAsync({ id: grupo?.id ?? null, body });
      setSalvo(true);
      avisar.sucesso({ titulo: grupo ? 'Grupo salvo' : 'Grupo criado', mensagem: gravado.nome });
      // After the guard has heard that there is nothing left to lose.
      setTimeout(() => aoSalvar(gravado));
    } catch (erro) {
      if (!(erro instanceof ErroDaApi)) throw erro;
      if (erro.codigo === 'REGISTRO_ALTERADO') setAlterado(erro.detail);
      else formulario.mostrarErro(erro);
    }
  };

  return (
    <>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro="Erro ao salvar o grupo"
        rotuloDoEnvio={grupo ? 'Salvar grupo' : 'Criar grupo'}
        enviando={salvar.isPending}
        aoEnviar={enviar}
        aoCancelar={aoCancelar}
        aviso={
          alterado && (
            <div className={quadro.aviso} role="alert">
              <p>{alterado}</p>
              <Button variant="default" onClick={aoRecarregar}>
                Recarregar
              </Button>
            </div>
          )
        }
      >
        <div className={classes.pilha}>
          <TextInput
            label={ROTULOS.nome}
            withAsterisk
            aria-required
            data-autofocus
            autoComplete="off"
            maxLength={80}
            {...form.getInputProps('nome')}
          />
          <Textarea
            label={ROTULOS.descricao}
            maxLength={300}
            rows={3}
            {...form.getInputProps('descricao')}
          />
        </div>
      </QuadroDoFormulario>
      {pergunta}
    </>
  );
}
