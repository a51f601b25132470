-- The audit log only grows (decisoes.md §6): the one change allowed to a row is writing its seal, once.
CREATE FUNCTION auditoria_recusar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.selo IS NULL AND NEW.selo IS NOT NULL
     AND (to_jsonb(NEW) - 'selo' - 'hash') = (to_jsonb(OLD) - 'selo' - 'hash') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'auditoria_eventos só aceita inclusão' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER auditoria_so_cresce BEFORE UPDATE OR DELETE ON auditoria_eventos
FOR EACH ROW EXECUTE FUNCTION auditoria_recusar();
--> statement-breakpoint
CREATE TRIGGER auditoria_nao_esvazia BEFORE TRUNCATE ON auditoria_eventos
FOR EACH STATEMENT EXECUTE FUNCTION auditoria_recusar();
